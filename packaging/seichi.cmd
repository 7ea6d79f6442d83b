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
set "options=-XX:TieredStopAtLevel=1 -XX:+UseSerialGC"
if "%~1"=="batch" set "options=-XX:+UseSerialGC -XX:FreqInlineSize=50 -XX:InlineSmallCode=800"
for %%c in (suite compare serve) do if "%~1"=="%%c" set "options="
if "%~1"=="prove" for %%a in (%*) do if "%%~a"=="--summary" set "options="
rem What a start loads is kept beside the user's other caches, so that the next one is quick; Java can do that from 19 on.
if not defined SEICHI_CACHE set "SEICHI_CACHE=%LOCALAPPDATA%\seichi"
set "keep=-Xshare:auto"
set "archive=-Xlog:disable"
set "version="
if defined jdk if exist "%jdk%\release" for /f "usebackq tokens=1,2 delims==" %%a in ("%jdk%\release") do if "%%a"=="JAVA_VERSION" set "version=%%~b"
if not defined version goto start
if "%version:~0,2%"=="17" goto start
if "%version:~0,2%"=="18" goto start
set "keep=-XX:+IgnoreUnrecognizedVMOptions -XX:+AutoCreateSharedArchive"
set "archive=-XX:SharedArchiveFile=%SEICHI_CACHE%\seichi.jsa"
:start
if not exist "%SEICHI_CACHE%" mkdir "%SEICHI_CACHE%" 2>nul
"%java%" %keep% "%archive%" -Xlog:disable %options% %JAVA_OPTS% -cp "%home%\lib\seichi.jar;%home%\lib\seichi-web.jar" org.seichi.app.Main %*
exit /b %ERRORLEVEL%
