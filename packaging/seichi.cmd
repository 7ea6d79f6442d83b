@echo off
rem Starts Seichi with the runtime that comes with it, the Java of JAVA_HOME, or the one on the PATH.
setlocal
set "home=%~dp0.."
set "jdk=%JAVA_HOME%"
if exist "%home%\runtime\bin\java.exe" set "jdk=%home%\runtime"
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
if "%command%"=="batch" set "options=-XX:+UseSerialGC -XX:FreqInlineSize=50 -XX:InlineSmallCode=800"
for %%c in (suite compare serve) do if "%command%"=="%%c" set "options="
if not "%command%"=="prove" goto kept
:argument
if "%~1"=="--summary" set "options="
shift /1
if not "%~1"=="" goto argument
:kept
rem What a start loads is kept beside the user's other caches, so that the next one is quick; Java can do that by itself from 19 on.
if not defined SEICHI_CACHE set "SEICHI_CACHE=%LOCALAPPDATA%\seichi"
if not exist "%SEICHI_CACHE%" mkdir "%SEICHI_CACHE%" 2>nul
set "keep=-Xshare:auto"
set "archive=-Xlog:disable"
set "version=0"
if exist "%jdk%\release" for /f "usebackq tokens=1,2 delims==" %%a in ("%jdk%\release") do if "%%a"=="JAVA_VERSION" set "version=%%~b"
for /f "delims=." %%v in ("%version%") do set "version=%%v"
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
for %%f in ("%home%\lib\seichi.jar") do set "cache=%SEICHI_CACHE%\seichi-%version%-%%~zf.aot"
set "archive=-XX:AOTCache=%cache%"
if exist "%cache%" goto start
if "%command%"=="serve" goto start
"%java%" "-XX:AOTCacheOutput=%cache%.new" -Xlog:disable %quick% -cp "%home%\lib\seichi.jar" org.seichi.app.Main score "%home%\examples" >nul 2>&1
if exist "%cache%.new" move /y "%cache%.new" "%cache%" >nul
:start
"%java%" %keep% "%archive%" -Xlog:disable %options% %JAVA_OPTS% -cp "%home%\lib\seichi.jar;%home%\lib\seichi-web.jar" org.seichi.app.Main %*
exit /b %ERRORLEVEL%
:old
echo seichi: a Java, 17 or newer, is needed, and "%java%" is older: %version% 1>&2
exit /b 2
