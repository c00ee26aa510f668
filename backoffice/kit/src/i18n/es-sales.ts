import type { Texts } from './texts';
import type { sales as english } from './en-sales';

/** Sentences of the screens about refunds, notes, balances and deliveries in Spanish. */
export const sales: Texts<typeof english> = {
  refund: {
    title: 'Reembolsos',
    none: 'No hay reembolsos',
    none_hint: 'Al cancelar un pedido pagado, el reembolso aparece aquí.',
    order: 'Pedido',
    customer: 'Cliente',
    move_text:
      '%{customer} · %{amount}. Elige «Pagado al cliente» cuando el dinero haya salido de tu cuenta; se avisa al cliente por correo.',
    settled: 'Completado el %{at}',
  },
  buyer_note: {
    title: 'Nota del comprador',
    gift: 'Este pedido es un regalo.',
    gift_message: 'Mensaje de regalo',
  },
  order_note: {
    message: 'Mensaje para el cliente (opcional)',
    message_hint:
      'El cliente lo ve en la página del pedido y en el correo sobre este paso, por ejemplo un número de seguimiento.',
    internal: 'Nota interna (opcional)',
    internal_hint: 'Solo la ven los operadores y el vendedor.',
    internal_label: 'Nota interna',
    internal_by: 'Nota interna: %{note}',
  },
  line_sum: {
    net: 'Neto %{amount}',
    tax: 'Impuesto %{amount}',
  },
  balance: {
    available: 'Saldo disponible',
    available_hint: 'Ventas completadas %{earned}, menos pagos %{held}',
    left: '%{amount} disponibles',
  },
  rider_offer: {
    rider: 'Entrega',
    none: 'Sin repartidor todavía',
    offline: 'Este repartidor está desconectado.',
    busy: 'Este repartidor está ocupado.',
    outside_zone: 'La dirección de entrega está fuera de las zonas de este repartidor.',
    anyway: 'Ofrecer de todos modos',
  },
};

/** Names of their fields. */
export const salesFields: Record<string, string> = {
  settled_at: 'Completado',
  order_number: 'Pedido',
};

/** Names of their choices. */
export const salesChoices: Record<string, string> = {
  succeeded: 'Pagado al cliente',
  order_cancelled: 'Pedido cancelado',
  order_expired: 'Pedido caducado',
};

/** Names of their pages. */
export const salesPages = {
  refunds: 'Reembolsos',
};
