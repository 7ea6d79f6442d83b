# The server: docker build -t seichi . && docker run -p 8080:8080 seichi
FROM maven:3-eclipse-temurin-25 AS build
COPY . /seichi
WORKDIR /seichi
RUN ./release runtime && mkdir /opt/seichi && tar -xzf target/release/seichi-*-linux-*.tar.gz -C /opt/seichi --strip-components=1

FROM debian:stable-slim
RUN apt-get update && apt-get install -y --no-install-recommends libfontconfig1 && rm -rf /var/lib/apt/lists/*
COPY --from=build /opt/seichi /opt/seichi
USER 1000:1000
WORKDIR /tmp
ENV SEICHI_CACHE=/tmp
EXPOSE 8080
ENTRYPOINT ["/opt/seichi/bin/seichi"]
CMD ["serve", "--host", "0.0.0.0"]
