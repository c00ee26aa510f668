import type { checkout as base, checkoutHints as baseHints } from './en-checkout';
import type { Known } from './texts';

/** Sentences of the screens about shipping and payment methods in Spanish. */
export const checkout: Known<typeof base> = {
  shipping: {
    asks: 'Cuesta %{amount} por vendedor.',
    free: 'No cuesta nada.',
    free_from: 'Gratis a partir de %{threshold} en artículos de ese vendedor.',
    free_only_from: 'No cuesta nada y se ofrece a partir de %{threshold} en artículos de un vendedor.',
    days: 'Llega en un plazo de %{min} a %{max} días.',
    everywhere: 'Llega a todas partes.',
    zones: 'Llega a una zona. |||| Llega a %{smart_count} zonas.',
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
    free_over: 'Cuentan solo los artículos de un mismo vendedor.',
    handling: 'Se añade a la tarifa.',
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
};
