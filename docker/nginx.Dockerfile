FROM nginx:1.28-alpine
COPY docker/nginx/nginx.conf docker/nginx/site.conf /etc/nginx/
EXPOSE 80
