@echo off
rem Starts Seichi with the runtime that comes with it, the Java of JAVA_HOME, or the one on the PATH.
setlocal
set "home=%~dp0.."
set "java=java"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java"
if exist "%home%\runtime\bin\java.exe" set "java=%home%\runtime\bin\java"
rem Most commands end before the optimizing compiler pays; those that go through many games need it.
set "options=-XX:TieredStopAtLevel=1 -XX:+UseSerialGC"
for %%c in (batch suite compare serve) do if "%~1"=="%%c" set "options=-XX:+UseSerialGC"
"%java%" %options% %JAVA_OPTS% ^
  -cp "%home%\lib\seichi.jar;%home%\lib\seichi-web.jar" org.seichi.app.Main %*
exit /b %ERRORLEVEL%
