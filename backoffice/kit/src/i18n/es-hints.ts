import type { hints as english } from './en-hints';
import type { Known } from './texts';

/** Help beside inputs in Spanish. */
export const hints: Known<typeof english> = {
  every: {
    sort: 'Los números menores van primero.',
    code: 'Corto e invariable: letras, cifras, puntos y guiones.',
    password: 'Al menos 8 caracteres. Si se deja vacía, no cambia.',
  },
  languages: {
    code: 'Cuáles de los textos traducidos muestra.',
    iso: 'Como en-GB; decide cómo se escriben fechas y cifras.',
    fallback_id: 'De ahí se toman los textos que faltan.',
  },
  currencies: {
    code: 'ISO 4217, como EUR.',
    rate: 'Unidades de esta moneda por una de la predeterminada.',
    exponent: 'Cifras tras la coma: 2 para céntimos, 0 para yenes.',
    rounding_increment: 'Los precios terminan en múltiplos suyos, en la unidad menor: 5 para 0,05.',
  },
  countries: {
    iso2: 'Dos letras, como DE.',
    iso3: 'Tres letras, como DEU.',
    dial_code: 'Como +49.',
    postcode_regex: 'El patrón con que se comprueban los códigos postales; vacío para ninguno.',
    requires_state: 'Entonces las direcciones deben indicar un estado.',
  },
  zones: {
    kind: 'Sobre qué decide la zona.',
    priority: 'Si varias zonas abarcan un lugar, gana el número mayor.',
  },
  units: {
    dimension: 'Lo que mide; solo se convierten unidades de la misma dimensión.',
    base_id: 'La unidad en que cuenta el factor.',
    factor: 'Cuántas unidades base vale: 1000 para un kilogramo en gramos.',
    decimals: 'Decimales que pueden tener las cantidades.',
  },
  attributes: {
    type: 'Decide cómo se introducen y muestran los valores.',
    unit_id: 'Para valores medidos, como cm.',
    is_filterable: 'Los compradores pueden filtrar por él.',
    is_variant_axis: 'Los productos pueden tener una variante por valor.',
    category_ids: 'Solo lo ofrecen los productos de estas; ninguna significa todas.',
  },
  tax_rates: {
    priority: 'Los tipos con el mismo número se suman; los mayores se aplican encima.',
    compound: 'Grava también los impuestos anteriores.',
  },
  coupons: {
    code: 'Lo que escribe el comprador; da igual en mayúsculas.',
    rate: 'De los artículos; con varias unidades, de las más baratas. Con 100 % son gratis.',
    buy_qty: 'Se cuentan en toda la cesta, junto con las unidades rebajadas.',
    get_qty: 'De cada grupo completo, las unidades más baratas.',
    min_spend:
      'De los artículos para los que vale, antes de descuentos, en la moneda predeterminada; vacío si no hay mínimo.',
    min_qty: 'Unidades de los artículos para los que vale; vacío si no hay mínimo.',
    max_discount: 'Lo máximo que descuenta en un pedido; vacío si no hay tope.',
    limit_total: 'Usos de todos los compradores juntos; vacío si no hay límite.',
    limit_per_customer: 'A los invitados se los distingue por su correo.',
    first_order_only: 'Se sabe por el correo; los pedidos cancelados no cuentan.',
    stackable: 'Varios códigos valen juntos solo si todos lo permiten; cada uno actúa sobre lo que queda.',
    category_ids:
      'Con todas sus subcategorías. Vale para lo que nombre cualquiera de estas cuatro listas; para todo si están vacías.',
    excluded_category_ids:
      'Con todas sus subcategorías. Lo que se nombra aquí queda fuera aunque se nombre arriba.',
    funded_by: 'Un descuento que asume el vendedor reduce la base de la comisión.',
    vendor_id:
      'El cupón afecta entonces solo a los artículos y al envío de este vendedor. Necesario si lo asume él.',
    is_public: 'En la cesta, con su título; los demás hay que conocerlos por su código.',
  },
  categories: {
    commission_id:
      'Para los productos de esta categoría y sus subcategorías, antes que todas las reglas de la lista.',
    icon: 'Nombre de un icono del menú de la tienda.',
    show_in_menu: 'Está en el menú principal de la tienda.',
  },
  vendors: {
    commission_id: 'Solo lo acordado: vale antes que todas las reglas de la lista.',
    logo_id: 'Acompaña al nombre de la tienda y aparece en su página.',
    lat: 'De donde salen las entregas; vacío, vale la de la ciudad.',
    lng: 'De donde salen las entregas; vacío, vale la de la ciudad.',
    policies: 'Devoluciones, entrega y lo demás que el comprador deba saber.',
    vacation_starts_at: 'Mientras tanto la tienda se ve, pero no se puede comprar en ella.',
  },
  customers: { currency: 'El código de la moneda en que ve los precios.' },
  order_statuses: {
    maps_to: 'El paso del proceso del pedido al que da nombre.',
    color: 'El color de su marca en las listas.',
  },
  inventories: { reason: 'Por qué, para quien lo consulte más tarde.' },
  newses: { tags: 'Palabras separadas por comas.', published_at: 'Vacío: todavía no.' },
  content_pages: { published_at: 'Vacío: todavía no.', footer_group: 'Vacío: en ninguna.' },
  content_application_pages: { published_at: 'Vacío: todavía no.' },
  newsletters: { email: 'Se pregunta a la persona por correo y tiene que aceptar.' },
  tabs: {
    product_ids: 'Sin ninguno de los dos, en todos los productos.',
    category_ids: 'En todos sus productos.',
  },
  static_banners: { background: 'Un color o degradado de CSS; las palabras encima son blancas.' },
  slider_images: { background: 'Un color o degradado de CSS; las palabras encima son blancas.' },
  faqs: { vendor_id: 'Vacío: la propia tienda.' },
  riders: {
    vendor_id: 'Vacío para repartidores de la plataforma.',
    zone_ids: 'Dónde reparte; ninguna significa en todas partes.',
    cash_limit: 'Vacío: sin límite.',
    bank_account: 'Se guarda cifrada; solo se muestra su final. Si queda vacía, no cambia.',
  },
  reviews: {
    product_id: 'Vacío para una reseña de la tienda entera.',
    vendor_id: 'Se toma del producto si se elige uno.',
    author_name: 'El nombre que aparece debajo, como Clara B.',
    vendor_reply: 'Los compradores la leen debajo de la reseña.',
  },
  review_statuses: {
    maps_to: 'El paso de moderación que nombra.',
    color: 'El color de su marca en las listas.',
  },
  commissions: {
    fixed: 'Por cada línea de un pedido.',
    min: 'Lo mínimo que se retiene; vacío: sin límite.',
    max: 'Lo máximo que se retiene; vacío: sin límite.',
    price_to: 'Vacío: sin límite superior.',
  },
  brands: { logo_id: 'Representa a la marca en listas y en sus productos.' },
  manufacturers: { logo_id: 'Representa a la marca en listas y en sus productos.' },
};
