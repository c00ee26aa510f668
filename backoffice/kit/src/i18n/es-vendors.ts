import type { vendors as english } from './en-vendors';
import type { Texts } from './texts';

/** Sentences of the screens about vendors and their papers in Spanish. */
export const vendors: Texts<typeof english> = {
  panels: {
    products: 'Productos',
    orders: 'Pedidos',
    reviews: 'Reseñas',
    papers: 'Documentos',
    bank: 'Cuenta bancaria',
    payouts: 'Pagos',
  },
  vendor: {
    no_reviews: 'Aún no hay reseñas de clientes',
    rating: '%{average} de %{smart_count} reseña |||| %{average} de %{smart_count} reseñas',
    store_is: 'Tienda: %{state}',
    store_text:
      'Esto determina si los clientes pueden comprar a %{name}. El vendedor también puede cambiarlo.',
    featured: 'Destacada en la página de inicio',
    not_featured: 'Sin destacar',
    feature: 'Destacar %{name}',
    reason: 'Motivo, visible para el vendedor (opcional)',
    told: 'Motivo indicado al vendedor: %{reason}',
    application: 'Solicitud %{number}, recibida el %{day}',
    missing_papers: 'Documentos que faltan: %{kinds}',
    moves: {
      in_review: 'Iniciar revisión',
      approved: 'Aprobar',
      rejected: 'Rechazar',
      suspended: 'Suspender',
      closed: 'Cerrar definitivamente',
    },
    move_text: {
      in_review: '%{name} no aparece en la tienda mientras se revisa su solicitud.',
      approved: '%{name} puede iniciar sesión y empezar a vender. Se avisa al vendedor por correo.',
      rejected: 'Se rechaza la solicitud de %{name}. Se avisa al vendedor por correo.',
      suspended:
        'Los productos de %{name} no se podrán comprar y su equipo no podrá iniciar sesión hasta que lo apruebes de nuevo.',
      closed: '%{name} se cerrará definitivamente. No se puede deshacer.',
    },
    commission: 'Comisión',
    no_commission: 'No se aplica ninguna regla: este vendedor conserva el total de sus ventas.',
    new_rule: 'Nueva regla para este vendedor',
    because: {
      agreed: 'acordada con este vendedor; prevalece sobre todas las demás reglas',
      list: 'primera regla que coincide; las de productos, categorías o precios concretos pueden aplicarse antes',
      default: 'regla predeterminada, porque no se aplica ninguna otra',
    },
    another_account: 'Cambiar cuenta bancaria',
    account_saved: 'Cuenta bancaria guardada',
  },
  papers: {
    none: 'Aún no hay documentos',
    none_hint: 'Registro mercantil, documentos fiscales y prueba de identidad, en PDF o imagen.',
    who: {
      admin:
        'Solo el vendedor y los operadores con permiso pueden abrir estos documentos. No tienen URL pública.',
      vendor:
        'Solo tú y el equipo del marketplace podéis abrir estos documentos. Los compradores nunca los ven.',
    },
    kind: 'Tipo de documento',
    kinds: {
      identity: 'Documento de identidad',
      registration: 'Registro mercantil',
      tax: 'Documento fiscal',
      bank: 'Justificante bancario',
      other: 'Otro',
      logo: 'Logotipo',
    },
    reason: 'Motivo, visible para el vendedor',
    moves: { pending: 'Deshacer', accepted: 'Aceptar', rejected: 'Rechazar' },
    move_text: {
      pending: 'El documento vuelve a esperar una decisión.',
      accepted: 'El vendedor ve que el documento está aceptado.',
      rejected: 'Se avisa al vendedor por correo y puede enviar el documento de nuevo.',
    },
    add: 'Añadir documento',
    added: 'Documento añadido',
    look: 'Abrir %{name}',
    save: 'Descargar %{name}',
    delete: 'Eliminar %{name}',
    delete_title: '¿Eliminar %{name}?',
    delete_text: 'El archivo se elimina de forma permanente.',
    deleted: 'Documento eliminado',
  },
};

/** Pages and permissions about vendors that belong to no resource's own name. */
export const vendorPages = { papers: 'Documentos de vendedores', vendor_papers: 'Documentos de vendedores' };
