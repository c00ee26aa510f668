import { parse } from 'parse5';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

/** HTML attributes that React names differently; it passes all others unchanged. */
const NAMES = {
  class: 'className',
  for: 'htmlFor',
  srcset: 'srcSet',
  imagesrcset: 'imageSrcSet',
  imagesizes: 'imageSizes',
  tabindex: 'tabIndex',
  autocomplete: 'autoComplete',
  crossorigin: 'crossOrigin',
  maxlength: 'maxLength',
  minlength: 'minLength',
  inputmode: 'inputMode',
  enterkeyhint: 'enterKeyHint',
  datetime: 'dateTime',
  hreflang: 'hrefLang',
  charset: 'charSet',
  readonly: 'readOnly',
  novalidate: 'noValidate',
  enctype: 'encType',
  accesskey: 'accessKey',
  formaction: 'formAction',
  formnovalidate: 'formNoValidate',
  value: 'defaultValue',
  checked: 'defaultChecked',
};
const RAW = new Set(['script', 'style']);

/** Converts a style attribute to React's style object. */
function styleOf(text) {
  const rules = text.split(/;(?![^(]*\))/).map((rule) => rule.split(/:(.*)/s).map((part) => part.trim()));
  return Object.fromEntries(
    rules
      .filter(([name]) => name)
      .map(([name, value]) => [
        name.startsWith('--') ? name : name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase()),
        value,
      ]),
  );
}

/** React names SVG attributes in camel case; `data-` and `aria-` attributes stay. */
const reactNameOf = (name) =>
  /^(data|aria)-/.test(name) ? name : name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());

function propsOf(node, key) {
  const props = { key };
  for (const { name, value } of node.attrs) {
    if (name === 'style') props.style = styleOf(value);
    else if (name === 'value' && !['input', 'select', 'textarea'].includes(node.tagName)) props.value = value;
    else if (name === 'selected') continue;
    else props[NAMES[name] ?? reactNameOf(name)] = value;
  }
  return props;
}

/** The page as nested plain objects, from which each rendering creates its elements. */
function planOf(node, key) {
  if (node.nodeName === '#text') return node.value;
  const props = propsOf(node, key);
  if (RAW.has(node.tagName)) {
    const html = node.childNodes.map(({ value }) => value).join('');
    return {
      type: node.tagName,
      props: { ...props, dangerouslySetInnerHTML: { __html: html } },
      children: [],
    };
  }
  const children = node.childNodes
    .filter(({ nodeName }) => nodeName === '#text' || !nodeName.startsWith('#'))
    .map(planOf);
  return { type: node.tagName, props, children };
}

const make = (plan) =>
  typeof plan === 'string' ? plan : createElement(plan.type, plan.props, ...plan.children.map(make));

const countOf = (plan) =>
  typeof plan === 'string' ? 0 : plan.children.reduce((sum, child) => sum + countOf(child), 1);

/**
 * The same page in plain React: every element, attribute and text of its HTML, but without data requests,
 * components and router. The baseline of a page's cost.
 * @param {string} html
 */
export function barePage(html) {
  const plan = planOf(
    parse(html).childNodes.find(({ nodeName }) => nodeName === 'html'),
    'page',
  );
  return { elements: countOf(plan), render: () => renderToString(make(plan)) };
}
