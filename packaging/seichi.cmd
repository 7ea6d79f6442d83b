@echo off
rem Starts Seichi with the runtime that comes with it, the Java of JAVA_HOME, or the one on the PATH.
rem Exclamation marks in arguments stay, and no name here is one that other programs read, such as HOME.
setlocal EnableExtensions DisableDelayedExpansion
set "root=%~dp0.."
rem Tells the jar of this release from that of any other, release fills it in.
set "build="
set "jdk="
if not defined JAVA_HOME goto own
rem Some write it with quotation marks.
set "jdk=%JAVA_HOME:"=%"
:own
if exist "%root%\runtime\bin\java.exe" set "jdk=%root%\runtime"
set "java=java"
if defined jdk set "java=%jdk%\bin\java"
if defined jdk goto named
for %%j in (java.exe) do set "java=%%~$PATH:j"
if defined java for %%j in ("%java%") do set "jdk=%%~dpj.."
if defined java goto found
set "java=java"
goto missing
:named
if exist "%java%.exe" goto found
:missing
echo seichi: a Java, 17 or newer, is needed, and there is no "%java%" 1>&2
exit /b 2
:found
rem Most commands end before the optimizing compiler pays; those that go through many games need it.
set "quick=-XX:TieredStopAtLevel=1 -XX:+UseSerialGC"
set "options=%quick%"
set "command=%~1"
if "%command%"=="batch" set "options=-XX:+UseSerialGC -XX:FreqInlineSize=35 -XX:InlineSmallCode=500 -XX:LoopUnrollLimit=0 -XX:-UseSuperWord"
for %%c in (suite compare serve) do if "%command%"=="%%c" set "options="
if not "%command%"=="prove" goto kept
:argument
if "%~1"=="--summary" set "options="
shift /1
if not "%~1"=="" goto argument
:kept
rem What a start loads is kept beside the user's other caches, so that the next one is quick; Java can do that by itself from 19 on.
if not defined LOCALAPPDATA set "LOCALAPPDATA=%TEMP%"
if not defined SEICHI_CACHE set "SEICHI_CACHE=%LOCALAPPDATA%\seichi"
if not exist "%SEICHI_CACHE%" mkdir "%SEICHI_CACHE%" 2>nul
set "keep=-Xshare:auto"
set "archive=-Xlog:disable"
set "version=0"
if exist "%jdk%\release" for /f "usebackq tokens=1,2 delims==" %%a in ("%jdk%\release") do if "%%a"=="JAVA_VERSION" set "version=%%~b"
set "full=%version%"
for /f "delims=.-+" %%v in ("%version%") do set "version=%%v"
if %version% GTR 0 if %version% LSS 17 goto old
if %version% LSS 19 goto start
set "keep=-XX:+IgnoreUnrecognizedVMOptions"
if %version% GEQ 25 goto profiled
set "options=-XX:+AutoCreateSharedArchive %options%"
set "archive=-XX:SharedArchiveFile=%SEICHI_CACHE%\seichi.jsa"
goto start
:profiled
rem From 25 on Java also keeps which methods were busy and how: what the early compiler left of that holds the optimizing one back.
if not "%options%"=="%quick%" set "options=%options% -XX:+UnlockDiagnosticVMOptions -XX:-AOTReplayTraining"
rem It does not hold the cache against its jar, and would run the classes of another release.
set "cache=%SEICHI_CACHE%\seichi-%build%-%full%.aot"
set "archive=-XX:AOTCache=%cache%"
if exist "%cache%" goto start
if "%command%"=="serve" goto start
if not exist "%SEICHI_CACHE%" goto start
set "new=%cache%.%RANDOM%"
"%java%" "-XX:AOTCacheOutput=%new%" -Xlog:disable %quick% -cp "%root%\lib\seichi.jar" org.seichi.app.Main score "%root%\examples" >nul 2>&1
if exist "%new%" move /y "%new%" "%cache%" >nul 2>&1
if exist "%cache%" goto start
rem An empty cache stands for one that could not be made, so that it is not tried at every start.
2>nul (type nul >"%cache%")
:start
"%java%" %keep% "%archive%" -Xlog:disable %options% %JAVA_OPTS% -cp "%root%\lib\seichi.jar;%root%\lib\seichi-web.jar" org.seichi.app.Main %*
exit /b %ERRORLEVEL%
:old
echo seichi: a Java, 17 or newer, is needed, and "%java%" is older: %full% 1>&2
exit /b 2
