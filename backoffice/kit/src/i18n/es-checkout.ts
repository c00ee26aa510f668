import type { checkout as base, checkoutHints as baseHints } from './en-checkout';
import type { Known } from './texts';

/** Sentences of the screens about shipping and payment methods in Spanish. */
export const checkout: Known<typeof base> = {
  shipping: {
    asks: 'Cuesta %{amount} por vendedor.',
    free: 'No cuesta nada.',
    per_item: 'Cuesta %{amount} por unidad.',
    by_weight: 'Cuesta %{amount} por cada %{step} empezados.',
    by_price: 'Cuesta %{amount} por cada %{step} empezados en artículos.',
    percent: 'Cuesta el %{share} de los artículos.',
    by_distance: 'Cuesta %{amount}, más %{per_km} por cada kilómetro empezado.',
    collected: 'El comprador recoge los artículos: %{place}.',
    by_table: {
      weight: 'Cuesta de %{least} a %{most}, según el peso de los artículos.',
      price: 'Cuesta de %{least} a %{most}, según el precio de los artículos.',
      pieces: 'Cuesta de %{least} a %{most}, según el número de unidades.',
    },
    handling: 'La preparación añade %{amount}.',
    free_from: 'Gratis a partir de %{threshold} en artículos de ese vendedor.',
    offered_from: 'Se ofrece a partir de %{threshold} en artículos de un vendedor.',
    carries: 'Lleva %{weight} como máximo.',
    reaches: 'Llega a %{km} km como máximo.',
    days: 'Llega en un plazo de %{min} a %{max} días.',
    ready: 'Listo en un plazo de %{min} a %{max} días.',
    everywhere: 'Llega a todas partes.',
    zones: 'Llega a una zona. |||| Llega a %{smart_count} zonas.',
    rates: {
      flat: 'Precio',
      per_item: 'Precio por unidad',
      by_weight: 'Precio por tramo',
      by_price: 'Precio por tramo',
      pickup: 'Precio de la recogida',
      rider_distance: 'Precio de salida',
    },
    table: {
      weight: 'Cada fila abarca pesos en gramos: más que su inicio, hasta su final inclusive.',
      price:
        'Cada fila abarca precios de los artículos de un vendedor: más que su inicio, hasta su final inclusive.',
      pieces: 'Cada fila abarca números de unidades: más que su inicio, hasta su final inclusive.',
      row: 'Fila %{place}',
      over: 'Más de',
      up_to: 'Hasta',
      up_to_open: 'Hasta (vacío: sin fin)',
      costs: 'Cuesta',
      add: 'Añadir una fila',
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
        'El comprador paga al repartidor en la puerta. Los pedidos siguen adelante enseguida y cuentan como pagados al entregarse. No hacen falta claves.',
      bank_transfer:
        'El comprador transfiere el dinero y un operador marca el pedido como pagado cuando llega. Escriba la cuenta en las instrucciones; no hacen falta claves.',
    },
    costs: 'El comprador paga %{fee} además de su pedido.',
    free: 'No cuesta nada más al comprador.',
  },
};

/** Help beside their inputs. */
export const checkoutHints: Known<typeof baseHints> = {
  shipping_methods: {
    rate_type: 'De qué depende el precio.',
    weight_step: 'En gramos; el precio se cobra cada vez que empieza un tramo.',
    price_step: 'El precio se cobra cada vez que empieza este importe de artículos.',
    percent: 'De los artículos de un mismo vendedor.',
    table_by: 'Qué decide la fila que vale.',
    rate_per_km: 'De la dirección del vendedor a la del comprador, en línea recta.',
    max_distance: 'En kilómetros; vacío si no hay límite.',
    pickup_address: 'El comprador la lee al pagar y en la confirmación.',
    pickup_instructions: 'Horario, dónde llamar, qué traer.',
    max_weight: 'En gramos; vacío si no hay límite. Lo que no tiene peso no cuenta.',
    free_over: 'Cuentan solo los artículos de un mismo vendedor.',
    handling: 'Se añade a lo que se cobre.',
    zone_ids: 'Ninguna significa todas partes.',
    cod_allowed: 'Si lo enviado así puede pagarse en la puerta.',
  },
  payment_methods: {
    instructions: 'Se muestran al pagar y en la confirmación.',
    min_amount: 'En la moneda predeterminada; vacío si no hay límite.',
    max_amount: 'En la moneda predeterminada; vacío si no hay límite.',
    country_ids: 'Adonde van los artículos; ninguno significa todas partes.',
    currency_ids: 'En las que paga el comprador; ninguna significa todas.',
    fee: 'Se añade a lo que paga el comprador y se lo queda la plataforma; vacío si no hay.',
    fee_rate: 'De artículos, envío e impuestos juntos, además del recargo fijo.',
  },
};

/** Names of their fields. */
export const checkoutFields: Record<string, string> = {
  country_ids: 'Países',
  currency_ids: 'Monedas',
  fee_rate: 'Parte del importe',
  payment_fee: 'Recargo por pago',
  rate_type: 'Precio según',
  weight_step: 'Gramos por tramo',
  price_step: 'Artículos por tramo',
  percent: 'Parte de los artículos',
  table_by: 'Tabla según',
  table: 'Tabla',
  rate_per_km: 'Precio por kilómetro',
  max_distance: 'Distancia máxima en kilómetros',
  pickup_address: 'Dónde se recoge',
  pickup_instructions: 'Cómo se recoge',
  max_weight: 'Peso máximo en gramos',
};

/** Names of their choices. */
export const checkoutChoices: Record<string, string> = {
  per_item: 'Por unidad',
  by_weight: 'Según el peso',
  by_price: 'Según el precio',
  table: 'Según una tabla',
  pickup: 'Recogida por el comprador',
  rider_distance: 'Según la distancia',
  weight: 'Peso',
  price: 'Precio',
  pieces: 'Unidades',
};
