/** Fallback if even the error page fails to render; static HTML with a link home (specification §2.2). */
export const lastResort = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Error</title></head>
<body><main><h1>An error occurred while showing the error page</h1><p><a href="/">Back to Home page</a></p></main></body></html>`;
