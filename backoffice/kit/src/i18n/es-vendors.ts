import type { vendors as english } from './en-vendors';
import type { Texts } from './texts';

/** Sentences of the screens about vendors and their papers in Spanish. */
export const vendors: Texts<typeof english> = {
  forgot: {
    vendor: '¿Olvidó su contraseña?',
    admin: '¿Olvidó su contraseña? Pida a un administrador que gestione las cuentas que le asigne una nueva.',
  },
  panels: {
    products: 'Productos',
    orders: 'Pedidos',
    reviews: 'Reseñas',
    papers: 'Documentos',
    bank: 'Cuenta bancaria',
    payouts: 'Pagos',
  },
  vendor: {
    no_reviews: 'Sin reseñas todavía',
    rating: '%{average} de %{smart_count} reseña |||| %{average} de %{smart_count} reseñas',
    store_is: 'Tienda: %{state}',
    store_text:
      'Los compradores ven enseguida si pueden comprar en %{name}. El vendedor también puede cambiarlo.',
    featured: 'Destacada en la página de inicio',
    not_featured: 'Sin destacar',
    feature: 'Destacar %{name}',
    reason: 'Motivo, que el vendedor leerá (opcional)',
    told: 'Se comunicó al vendedor: %{reason}',
    moves: {
      in_review: 'Revisar',
      approved: 'Aprobar',
      rejected: 'Rechazar',
      suspended: 'Suspender',
      closed: 'Cerrar definitivamente',
    },
    move_text: {
      in_review: '%{name} queda fuera de la tienda mientras se revisa su solicitud.',
      approved: '%{name} podrá entrar y vender desde ahora. Se le avisa por correo.',
      rejected: 'Se avisa por correo a %{name} de que no puede vender aquí.',
      suspended: 'No se podrá comprar nada de %{name} ni entrar en su cuenta hasta que se apruebe de nuevo.',
      closed: '%{name} se cierra definitivamente: no se puede deshacer.',
    },
    commission: 'Comisión sobre sus ventas',
    no_commission: 'Ninguna regla encaja: este vendedor conserva todo lo que vende.',
    new_rule: 'Nueva regla para este vendedor',
    because: {
      agreed: 'acordada con este vendedor, antes que todas las reglas de la lista',
      list: 'la primera regla de la lista que encaja; las de productos, categorías o precios concretos pueden ir antes',
      default: 'la predeterminada, pues no encaja ninguna otra',
    },
    another_account: 'Otra cuenta',
    account_saved: 'Cuenta bancaria guardada',
  },
  papers: {
    none: 'Aún no hay documentos',
    none_hint: 'Extractos del registro, documentos fiscales, identificación: PDF o imágenes.',
    who: {
      admin:
        'Solo pueden abrirlos el propio vendedor y los operadores cuyo rol permite leer documentos de vendedores. No tienen dirección pública.',
      vendor:
        'Solo pueden abrirlos usted y los operadores que comprueban a los vendedores. Los compradores nunca los ven.',
    },
    kind: 'Qué acredita',
    kinds: {
      identity: 'Identidad',
      registration: 'Registro',
      tax: 'Impuestos',
      bank: 'Cuenta bancaria',
      other: 'Otra cosa',
    },
    add: 'Añadir un documento',
    added: 'Documento añadido',
    look: 'Abrir %{name}',
    save: 'Descargar %{name}',
    delete: 'Eliminar %{name}',
    delete_title: '¿Eliminar %{name}?',
    delete_text: 'El archivo se borra para siempre.',
    deleted: 'Documento eliminado',
  },
};

/** Pages and permissions about vendors that belong to no resource's own name. */
export const vendorPages = { papers: 'Documentos de vendedores', vendor_papers: 'Documentos de vendedores' };
