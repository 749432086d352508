import { escapeHtml } from "../content/compile/escape";

/** A document for hosts without redirect rules: redirects by script (src/head/redirect.ts), and also without one. */
export const redirectDocument = (to: string, title: string, script: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<script data-to="${escapeHtml(to)}">${script}</script>
<noscript><meta http-equiv="refresh" content="0; url=${escapeHtml(to)}"></noscript>
<link rel="canonical" href="${escapeHtml(to)}">
</head>
<body>
<p>${escapeHtml(title)} <a href="${escapeHtml(to)}">${escapeHtml(to)}</a></p>
</body>
</html>
`;
