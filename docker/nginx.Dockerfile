FROM nginx:1.28-alpine
COPY docker/nginx.conf /etc/nginx/nginx.conf
EXPOSE 80
