import type { checkout as base, checkoutHints as baseHints } from './en-checkout';
import type { Known } from './texts';

/** Sentences of the screens about shipping and payment methods in Spanish. */
export const checkout: Known<typeof base> = {
  shipping: {
    asks: '%{amount} por vendedor.',
    free: 'Gratis.',
    per_item: '%{amount} por artículo.',
    by_weight: '%{amount} por cada %{step} o fracción.',
    by_price: '%{amount} por cada %{step} del valor del pedido o fracción.',
    percent: '%{share} del valor del pedido.',
    by_distance: '%{amount} más %{per_km} por km.',
    collected: 'Recogida en: %{place}.',
    by_table: {
      weight: 'De %{least} a %{most}, según el peso.',
      price: 'De %{least} a %{most}, según el valor del pedido.',
      pieces: 'De %{least} a %{most}, según el número de artículos.',
    },
    handling: 'Más %{amount} de manipulación.',
    free_from: 'Gratis a partir de %{threshold} por vendedor.',
    offered_from: 'Disponible para pedidos a partir de %{threshold} por vendedor.',
    carries: 'Hasta %{weight}.',
    reaches: 'Hasta %{km} km.',
    days: 'Entrega en %{min}–%{max} días.',
    ready: 'Listo en %{min}–%{max} días.',
    everywhere: 'Envíos a todo el mundo.',
    zones: 'Envíos a una zona. |||| Envíos a %{smart_count} zonas.',
    rates: {
      flat: 'Precio',
      per_item: 'Precio por artículo',
      by_weight: 'Precio por tramo',
      by_price: 'Precio por tramo',
      pickup: 'Tarifa de recogida',
      rider_distance: 'Precio base',
    },
    table: {
      weight: 'Rangos de peso en gramos: por encima del inicio y hasta el final incluido.',
      price: 'Rangos del valor del pedido por vendedor: por encima del inicio y hasta el final incluido.',
      pieces: 'Rangos de número de artículos: por encima del inicio y hasta el final incluido.',
      row: 'Fila %{place}',
      over: 'Más de',
      up_to: 'Hasta',
      up_to_open: 'Hasta (vacío: sin límite)',
      costs: 'Precio',
      add: 'Añadir fila',
      remove: 'Quitar la fila %{place}',
    },
    band: {
      any: 'Todo',
      within: 'Hasta %{to}',
      between: 'Más de %{from}, hasta %{to}',
      beyond: 'Más de %{from}',
    },
  },
  payment: {
    drivers: {
      cash_on_delivery:
        'Los clientes pagan al recibir el pedido. Los pedidos se procesan de inmediato y cuentan como pagados al entregarse. No hacen falta claves de API.',
      bank_transfer:
        'Los clientes transfieren el dinero y un operador marca el pedido como pagado. Añade los datos de tu cuenta a las instrucciones. No hacen falta claves de API.',
    },
    costs: 'Los clientes pagan un recargo de %{fee}.',
    free: 'Sin recargo.',
  },
};

/** Help beside their inputs. */
export const checkoutHints: Known<typeof baseHints> = {
  shipping_methods: {
    rate_type: 'Cómo se calcula el precio del envío.',
    weight_step: 'En gramos; el precio se cobra por cada tramo o fracción.',
    price_step: 'El precio se cobra por cada tramo del valor del pedido o fracción.',
    percent: 'De los artículos de un vendedor.',
    table_by: 'De qué dependen las tarifas.',
    rate_per_km: 'Distancia en línea recta entre vendedor y cliente.',
    max_distance: 'Deja vacío si no hay límite.',
    pickup_address: 'Se muestra al pagar y en la confirmación.',
    pickup_instructions: 'Por ejemplo, el horario o qué hay que llevar.',
    max_weight: 'Deja vacío si no hay límite. Los productos sin peso cuentan como cero.',
    free_over: 'Se calcula por vendedor.',
    handling: 'Se suma al precio del envío.',
    zone_ids: 'Deja vacío para todas las zonas.',
    cod_allowed: 'Si los pedidos con esta forma de envío se pueden pagar contra entrega.',
  },
  payment_methods: {
    instructions: 'Se muestran al pagar y en la confirmación.',
    min_amount: 'En la moneda predeterminada. Deja vacío si no hay límite.',
    max_amount: 'En la moneda predeterminada. Deja vacío si no hay límite.',
    country_ids: 'Países de envío. Deja vacío para todos.',
    currency_ids: 'Deja vacío para todas las monedas.',
    fee: 'Se cobra al cliente y se la queda la plataforma.',
    fee_rate: 'Sobre artículos, envío e impuestos, además del recargo fijo.',
  },
};

/** Names of their fields. */
export const checkoutFields: Record<string, string> = {
  country_ids: 'Países',
  currency_ids: 'Monedas',
  fee_rate: 'Recargo porcentual',
  payment_fee: 'Recargo por pago',
  rate_type: 'Tipo de tarifa',
  weight_step: 'Tramo de peso (g)',
  price_step: 'Tramo de precio',
  percent: 'Porcentaje del valor del pedido',
  table_by: 'Tarifa según',
  table: 'Tabla de tarifas',
  rate_per_km: 'Precio por km',
  max_distance: 'Distancia máx. (km)',
  pickup_address: 'Dirección de recogida',
  pickup_instructions: 'Instrucciones de recogida',
  max_weight: 'Peso máx. (g)',
};

/** Names of their choices. */
export const checkoutChoices: Record<string, string> = {
  per_item: 'Por artículo',
  by_weight: 'Según el peso',
  by_price: 'Según el precio',
  table: 'Tabla de tarifas',
  pickup: 'Recogida',
  rider_distance: 'Según la distancia',
  weight: 'Peso',
  price: 'Precio',
  pieces: 'Unidades',
};
