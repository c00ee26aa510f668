import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { card } from './data.mjs';

const SIZES = '(min-width: 1200px) 300px, (min-width: 768px) 31vw, 47vw';
const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' });

function CardPicture({ product }) {
  const { picture } = product;
  return h(
    'div',
    { className: 'card-picture' },
    h(
      'picture',
      null,
      h('source', { type: 'image/avif', srcSet: picture.avif, sizes: SIZES }),
      h('img', { src: picture.src, alt: '', width: 800, height: 800, loading: 'lazy', decoding: 'async' }),
    ),
    product.compare_at &&
      h(
        'span',
        { className: 'card-badge' },
        `−${Math.round((1 - product.price / product.compare_at) * 100)}%`,
      ),
  );
}

/** The shop's first card, element by element, as plain React with nothing around it. */
function Card({ product }) {
  return h(
    'article',
    { className: 'card card1' },
    h(CardPicture, { product }),
    h(
      'div',
      { className: 'card-text' },
      h('p', { className: 'card-vendor' }, product.vendor.name),
      h('h3', { className: 'card-name' }, h('a', { href: `/product/${product.slug}` }, product.name)),
      h(
        'p',
        { className: 'card-rating' },
        h('b', null, '★ ', product.rating_avg),
        ' (',
        product.rating_count,
        ')',
      ),
      h(
        'div',
        { className: 'card-buy' },
        h(
          'p',
          { className: 'card-price' },
          h('bdi', null, money.format(product.price / 100)),
          ' ',
          product.compare_at && h('s', null, money.format(product.compare_at / 100)),
        ),
        h(
          'button',
          { className: 'card-add', name: 'variant_id', value: product.variant_id },
          h('svg', { viewBox: '0 0 24 24', className: 'size-5' }, h('path', { d: 'M12 5v14M5 12h14' })),
        ),
      ),
    ),
  );
}

const products = Array.from({ length: 24 }, (_, id) => card(id));

/** 24 cards by bare React: the yardstick. */
export function renderBareCards() {
  return renderToString(
    h(
      'ul',
      null,
      products.map((product) => h('li', { key: product.id }, h(Card, { product }))),
    ),
  );
}
