import type { hints as english } from './en-hints';
import type { Known } from './texts';

/** Help beside inputs in Spanish. */
export const hints: Known<typeof english> = {
  every: {
    sort: 'Los números menores van primero.',
    code: 'Corto y permanente: letras, cifras, puntos y guiones.',
    password: 'Al menos 8 caracteres. Deja vacío para mantener la actual.',
  },
  languages: {
    code: 'Determina qué traducciones integradas se usan.',
    iso: 'Por ejemplo, en-GB. Determina los formatos de fecha y número.',
    fallback_id: 'Se usa cuando falta una traducción.',
  },
  currencies: {
    code: 'ISO 4217, como EUR.',
    rate: 'Unidades de esta moneda por unidad de la moneda predeterminada.',
    exponent: 'Cifras decimales: 2 para céntimos, 0 para yenes.',
    rounding_increment:
      'Los precios se redondean a múltiplos de este valor, en la unidad más pequeña: 5 para 0,05.',
  },
  countries: {
    iso2: 'Dos letras, como DE.',
    iso3: 'Tres letras, como DEU.',
    dial_code: 'Por ejemplo, +49.',
    postcode_regex: 'Patrón para validar códigos postales. Deja vacío para no validar.',
    requires_state: 'Las direcciones deben incluir un estado.',
  },
  zones: {
    kind: 'Para qué se usa la zona.',
    priority: 'Si coinciden varias zonas, gana la de mayor prioridad.',
  },
  units: {
    dimension: 'Qué mide. Solo se convierten unidades de la misma dimensión.',
    base_id: 'La unidad a la que se refiere el factor.',
    factor: 'Cuántas unidades base equivalen a una de esta, por ejemplo 1000 para un kilogramo en gramos.',
    decimals: 'Decimales permitidos en las cantidades.',
  },
  attributes: {
    type: 'Determina cómo se introducen y muestran los valores.',
    unit_id: 'Para valores medidos, como cm.',
    is_filterable: 'Los compradores pueden filtrar por él.',
    is_variant_axis: 'Los productos pueden tener una variante para cada valor.',
    category_ids: 'Solo disponible para productos de estas categorías. Deja vacío para todas.',
  },
  tax_rates: {
    priority: 'Los tipos con la misma prioridad se suman; los de mayor prioridad se aplican encima.',
    compound: 'También se aplica a los impuestos anteriores.',
  },
  coupons: {
    code: 'Lo que el cliente introduce al pagar. No distingue mayúsculas.',
    rate: 'Porcentaje de descuento en los artículos que coincidan; en «Compra X y llévate Y», en los más baratos. Con 100 % son gratis.',
    buy_qty: 'Se cuenta en todo el carrito.',
    get_qty: 'Se descuentan los artículos más baratos de cada grupo completo.',
    min_spend: 'Antes de descuentos, en la moneda predeterminada. Deja vacío si no hay mínimo.',
    min_qty: 'Artículos del carrito que coinciden. Deja vacío si no hay mínimo.',
    max_discount: 'Descuento máximo por pedido. Deja vacío si no hay límite.',
    limit_total: 'Entre todos los clientes. Deja vacío si no hay límite.',
    limit_per_customer: 'A los invitados se los identifica por su correo.',
    first_order_only: 'Se comprueba por el correo; los pedidos cancelados no cuentan.',
    stackable: 'Los códigos solo se combinan si todos lo permiten.',
    category_ids:
      'Incluye las subcategorías. Se aplica a todo lo que coincida con estas listas. Deja vacío para todos los productos.',
    excluded_category_ids:
      'Incluye las subcategorías. Las exclusiones prevalecen sobre las listas de arriba.',
    funded_by: 'Un descuento financiado por el vendedor reduce el importe sobre el que se cobra la comisión.',
    vendor_id:
      'Limita el cupón a los artículos y el envío de este vendedor. Obligatorio en cupones financiados por el vendedor.',
    is_public: 'Se muestra en el carrito con su título. Los demás códigos hay que introducirlos.',
  },
  categories: {
    commission_id: 'Para esta categoría y sus subcategorías; prevalece sobre las demás reglas.',
    icon: 'Nombre de un icono para el menú de la tienda.',
    show_in_menu: 'Se muestra en el menú principal de la tienda.',
  },
  vendors: {
    commission_id: 'Regla acordada individualmente; prevalece sobre todas las demás.',
    logo_id: 'Se muestra junto al nombre de la tienda y en su página.',
    lat: 'Punto de partida de las entregas. Deja vacío para usar la ubicación de la ciudad.',
    lng: 'Punto de partida de las entregas. Deja vacío para usar la ubicación de la ciudad.',
    policies: 'Devoluciones, entrega y otra información para los clientes.',
    vacation_starts_at: 'Durante este tiempo la tienda sigue visible, pero no se puede comprar.',
  },
  customers: { currency: 'Moneda en la que se muestran los precios.' },
  order_statuses: {
    maps_to: 'El paso del proceso de pedido al que corresponde este estado.',
    color: 'Color de la etiqueta en las listas.',
  },
  inventories: { reason: 'Para consultarlo más adelante.' },
  newses: { tags: 'Separadas por comas.', published_at: 'Deja vacío para no publicarlo todavía.' },
  content_pages: {
    published_at: 'Deja vacío para no publicarlo todavía.',
    footer_group: 'Deja vacío para que no aparezca en el pie.',
  },
  content_application_pages: { published_at: 'Deja vacío para no publicarlo todavía.' },
  newsletters: { email: 'La persona recibe un correo y debe confirmar.' },
  tabs: {
    product_ids: 'Deja productos y categorías vacíos para mostrarla en todos los productos.',
    category_ids: 'Se muestra en todos los productos de estas categorías.',
  },
  static_banners: { background: 'Un color o degradado CSS; el texto encima es blanco.' },
  slider_images: { background: 'Un color o degradado CSS; el texto encima es blanco.' },
  faqs: { vendor_id: 'Deja vacío para la propia tienda.' },
  riders: {
    vendor_id: 'Deja vacío para repartidores de la plataforma.',
    zone_ids: 'Dónde entrega el repartidor. Deja vacío para todas las zonas.',
    cash_limit: 'Deja vacío si no hay límite.',
    bank_account:
      'Se guarda cifrada; solo se muestran las últimas cifras. Deja vacío para mantener la actual.',
  },
  product_questions: {
    question: 'Se muestra con su respuesta en la página del producto.',
    answer: 'Se muestra en la página del producto. Déjalo vacío para quitar la respuesta.',
  },
  reviews: {
    product_id: 'Deja vacío para reseñar la tienda en su conjunto.',
    vendor_id: 'Se toma del producto si se selecciona uno.',
    author_name: 'El nombre que se muestra con la reseña, por ejemplo Clara B.',
    vendor_reply: 'Se muestra debajo de la reseña.',
  },
  review_statuses: {
    maps_to: 'El paso de moderación al que corresponde este estado.',
    color: 'Color de la etiqueta en las listas.',
  },
  commissions: {
    fixed: 'Por línea de pedido.',
    min: 'Comisión mínima. Deja vacío si no hay límite.',
    max: 'Comisión máxima. Deja vacío si no hay límite.',
    price_to: 'Deja vacío si no hay límite superior.',
  },
  brands: { logo_id: 'Se muestra en listas y páginas de producto.' },
  manufacturers: { logo_id: 'Se muestra en listas y páginas de producto.' },
};
