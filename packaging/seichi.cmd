@echo off
rem Starts Seichi with the runtime that comes with it, the Java of JAVA_HOME, or the one on the PATH.
setlocal
set "home=%~dp0.."
set "jdk=%JAVA_HOME%"
if exist "%home%\runtime\bin\java.exe" set "jdk=%home%\runtime"
set "java=java"
if defined jdk set "java=%jdk%\bin\java"
set "found="
if not defined jdk where java >nul 2>nul && set "found=1"
if defined jdk if exist "%java%.exe" set "found=1"
if not defined found echo seichi: a Java (17 or newer) is needed, and there is no "%java%" 1>&2
if not defined found exit /b 2
rem Most commands end before the optimizing compiler pays; those that go through many games need it.
set "options=-XX:TieredStopAtLevel=1 -XX:+UseSerialGC"
if "%~1"=="batch" set "options=-XX:+UseSerialGC -XX:FreqInlineSize=50 -XX:InlineSmallCode=800"
for %%c in (suite compare serve) do if "%~1"=="%%c" set "options="
if "%~1"=="prove" for %%a in (%*) do if "%%~a"=="--summary" set "options="
rem What a start loads is kept beside the user's other caches, so that the next one is quick; Java can do that from 19 on.
if not defined SEICHI_CACHE set "SEICHI_CACHE=%LOCALAPPDATA%\seichi"
set "keep=-Xshare:auto"
if defined jdk findstr /r /c:"JAVA_VERSION=.1[78]" "%jdk%\release" >nul 2>nul || set "keep=-XX:+IgnoreUnrecognizedVMOptions -XX:+AutoCreateSharedArchive"
if "%keep%"=="-Xshare:auto" set "archive=-Xlog:disable"
if not "%keep%"=="-Xshare:auto" set "archive=-XX:SharedArchiveFile=%SEICHI_CACHE%\seichi.jsa"
if not exist "%SEICHI_CACHE%" mkdir "%SEICHI_CACHE%" 2>nul
"%java%" %keep% "%archive%" -Xlog:disable %options% %JAVA_OPTS% ^
  -cp "%home%\lib\seichi.jar;%home%\lib\seichi-web.jar" org.seichi.app.Main %*
exit /b %ERRORLEVEL%
