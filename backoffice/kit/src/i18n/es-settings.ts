import type {
  settingChoices as englishChoices,
  settingFields as englishFields,
  settingHints as englishHints,
  settingPages as englishPages,
  settings as english,
} from './en-settings';
import type { Known } from './texts';

/** Sentences of the settings in Spanish. */
export const settings: Known<typeof english> = {
  settings: {
    overview: 'Cómo funciona y se ve la tienda. Cada cambio vale enseguida, en todas las páginas.',
    saved: 'Ajustes guardados',
    read_only: 'Su rol puede ver estos ajustes, pero no cambiarlos.',
    generate: 'Generar uno',
    default_currencies: 'Moneda predeterminada',
    default_languages: 'Idioma predeterminado',
    pages: {
      main_settings: 'El nombre y el contacto de la tienda, quién vende en ella y cómo se compra.',
      store_settings: 'Dónde está la empresa, qué dicen sus cartas y cuándo las existencias son pocas.',
      alert_settings: 'Qué correos escribe la tienda por sí sola y quién los recibe.',
      api_protection_settings: 'Rechazar programas que no envían las dos credenciales acordadas.',
      social_login_settings: 'Si los clientes pueden entrar con una cuenta de otra casa.',
      google_settings: 'Lo que Google le dio para que entren los clientes.',
      facebook_settings: 'Lo que Facebook le dio para que entren los clientes.',
      theme_settings:
        'Plantilla, colores, letras y página de inicio, con una vista previa de la tienda real.',
      clear: 'Hacer que cada servidor lo lea todo de nuevo.',
    },
    sections: {
      shop: { title: 'Tienda', text: 'Se muestra en la cabecera, en los títulos y en cada correo.' },
      contact: { title: 'Contacto', text: 'Se muestra al pie de cada página.' },
      vendors: {
        title: 'Vendedores',
        text: 'Un mercado tiene muchos vendedores; una tienda propia tiene uno, y solo se vende lo suyo.',
      },
      checkout: { title: 'Compra y pedidos', text: '' },
      defaults: {
        title: 'Con qué empiezan los visitantes',
        text: 'Hasta que elijan otra cosa. Lo que se elige aquí vale enseguida.',
      },
      place: { title: 'Lugar', text: 'Se muestra al pie de cada página.' },
      letters: { title: 'Cartas y facturas', text: 'Está al final de cada correo sobre un pedido.' },
      stock: { title: 'Existencias', text: '' },
      operators: {
        title: 'Correos a los operadores',
        text: 'Si aquí no hay ninguna dirección, van al correo de contacto de los ajustes generales.',
      },
      vendor_letters: {
        title: 'Correos a los vendedores',
        text: 'Van a la dirección de la tienda del vendedor.',
      },
      buyers: { title: 'Correos a los compradores', text: '' },
      protection: {
        title: 'Protección',
        text: 'La tienda y ambas consolas envían las credenciales por sí solas. Esto deja fuera a programas ajenos; lo que puede hacer cada persona lo deciden solo los roles.',
      },
      credentials: {
        title: 'Credenciales',
        text: 'Sus propias aplicaciones las envían en las cabeceras x-consumer-key y x-consumer-secret. Una tienda que funciona aparte las lee de API_CONSUMER_KEY y API_CONSUMER_SECRET.',
      },
      social: {
        title: 'Acceso con otras cuentas',
        text: 'El interruptor principal. Cada proveedor tiene además el suyo junto a lo que necesita.',
      },
      provider: {
        title: 'Proveedor',
        text: 'Ambos vienen de la consola de desarrolladores del proveedor. Registre allí /verify_login de esta tienda como dirección de retorno.',
      },
      template: { title: 'Plantilla', text: '' },
      colours: { title: 'Colores', text: '' },
      fonts: { title: 'Letras', text: '' },
      parts: { title: 'Partes de la página', text: '' },
      home: { title: 'Página de inicio', text: '' },
    },
  },
  theme: {
    preview: 'Vista previa',
    device: 'Pantalla de la vista previa',
    desktop: 'Ordenador',
    phone: 'Móvil',
    unsaved: 'Esta es su tienda con los valores de esta página. Los visitantes los verán cuando guarde.',
    template1: { title: 'Limpia', text: 'Densa y tranquila, primero los artículos.' },
    template2: { title: 'Editorial', text: 'Títulos con remates e imágenes altas.' },
    template3: { title: 'Atrevida', text: 'Curvas amplias y secciones con color.' },
    sections: {
      slider: 'Carrusel',
      categories: 'Categorías',
      flash_sale: 'Oferta relámpago',
      featured: 'Productos destacados',
      new_arrivals: 'Novedades',
      trending: 'Tendencias',
      upcoming: 'Próximamente',
      stores: 'Tiendas',
      brands: 'Marcas',
    },
    earlier: 'Subir %{name}',
    later: 'Bajar %{name}',
  },
  clear: {
    text: 'La tienda guarda un rato las respuestas terminadas para que las páginas sean rápidas, y las olvida cuando algo cambia. Vacíelas si aun así una página muestra algo antiguo, por ejemplo tras un cambio hecho directamente en la base de datos.',
    do: 'Vaciar la caché',
    done: 'Aquí se han vaciado %{total} respuestas; %{smart_count} servidor lo lee todo de nuevo. |||| Aquí se han vaciado %{total} respuestas; %{smart_count} servidores lo leen todo de nuevo.',
    kinds: { settings: 'Ajustes', catalogue: 'Catálogo', other: 'Otros' },
  },
  sorry: {
    title: 'Lo sentimos, esto no se puede mostrar ahora',
    multi_vendor_off:
      'Esta tienda funciona ahora sin otros vendedores, así que el portal del vendedor está cerrado. Su tienda y sus productos se conservan. Consulte a los operadores de la tienda.',
    no_permissions: 'Su rol aún no permite nada aquí. Consulte a un administrador.',
    other:
      'Algo que necesita no está disponible en este momento. Inténtelo más tarde o consulte a los operadores de la tienda.',
  },
};

/** Names of settings in Spanish. */
export const settingFields: typeof englishFields = {
  shop_name: 'Nombre',
  tagline: 'Lema',
  logo_id: 'Logotipo',
  contact_email: 'Correo de contacto',
  contact_phone: 'Teléfono de contacto',
  is_multi_vendor: 'Venden aquí varios vendedores',
  platform_vendor_id: 'Vendedor propio',
  approve_products: 'Revisar antes los productos de los vendedores',
  guest_checkout: 'Comprar sin cuenta',
  prices_include_tax: 'Los precios incluyen impuestos',
  order_prefix: 'Los números de pedido empiezan por',
  payment_window: 'Horas para pagar',
  opening_hours: 'Horario',
  legal_name: 'Razón social',
  tax_number: 'Número fiscal',
  invoice_note: 'Nota final',
  low_stock: 'Pocas a partir de tantas piezas',
  recipients: 'Direcciones de los operadores',
  operator_new_order: 'Un pedido nuevo',
  operator_low_stock: 'Un producto se agota o se ha agotado',
  operator_new_vendor: 'Alguien quiere vender aquí',
  vendor_new_order: 'Un pedido nuevo suyo',
  vendor_low_stock: 'Un producto suyo se agota o se ha agotado',
  buyer_confirmation: 'Confirmación del pedido',
  enabled: 'Activado',
  consumer_key: 'x-consumer-key',
  consumer_secret: 'x-consumer-secret',
  client_id: 'ID de cliente',
  client_secret: 'Secreto de cliente',
  primary_color: 'Color principal',
  accent_color: 'Color de acento',
  heading_font: 'Títulos',
  body_font: 'Textos',
  address: 'Dirección',
  header: 'Cabecera',
  footer: 'Pie',
  banner: 'Banner',
  card: 'Tarjeta de producto',
};

/** Help beside settings in Spanish. */
export const settingHints: typeof englishHints = {
  logo_id: 'Ocupa el lugar de la marca y el nombre.',
  is_multi_vendor:
    'Desactivado: los vendedores no pueden entrar, no hay páginas de tiendas y solo se vende lo del vendedor propio.',
  platform_vendor_id: 'El vendedor que es usted; hay que elegirlo antes de desactivar los vendedores.',
  approve_products: 'El producto de un vendedor se muestra cuando un operador lo ha aprobado.',
  guest_checkout: 'Desactivado: hay que iniciar sesión antes de comprar.',
  prices_include_tax: 'Desactivado: los impuestos se añaden al pagar.',
  order_prefix: 'De 1 a 6 mayúsculas o cifras, como ST-7K3M9QXW. Los pedidos anteriores conservan el suyo.',
  payment_window: 'Cuánto espera un pedido su pago por adelantado. 0 lo deja a la forma de pago.',
  low_stock: 'Con tantas piezas o menos se marca el producto y se envía un aviso.',
  recipients: 'Escriba una dirección y pulse Intro.',
  client_secret: 'Se guarda cifrado y no se vuelve a mostrar. Si se deja vacío, no cambia.',
  consumer_key: 'De 16 a 120 letras, cifras, puntos, guiones y guiones bajos.',
  consumer_secret: 'De 16 a 120 letras, cifras, puntos, guiones y guiones bajos.',
};

/** Names of pages that belong to no resource in Spanish. */
export const settingPages: typeof englishPages = {
  settings: 'Ajustes',
  main_settings: 'General',
  store_settings: 'Tienda',
  alert_settings: 'Avisos',
  api_protection_settings: 'Protección de la API',
  social_login_settings: 'Acceso con otras cuentas',
  google_settings: 'Acceso con Google',
  facebook_settings: 'Acceso con Facebook',
  theme_settings: 'Tema',
  clear: 'Caché',
  themeSettings: 'Ajustes del tema',
  cache: 'Caché',
};

/** Words of settings' choices in Spanish. */
export const settingChoices: typeof englishChoices = {
  template: 'Como en la plantilla',
  sans: 'Sin remates',
  serif: 'Con remates',
  system: 'La del lector',
  header1: 'Cabecera 1: limpia',
  header2: 'Cabecera 2: editorial',
  header3: 'Cabecera 3: atrevida',
  footer1: 'Pie 1: columnas',
  footer2: 'Pie 2: editorial',
  footer3: 'Pie 3: atrevido',
  card1: 'Tarjeta 1: limpia',
  card2: 'Tarjeta 2: editorial',
  card3: 'Tarjeta 3: atrevida',
  banner1: 'Banner 1: limpio',
  banner2: 'Banner 2: editorial',
  banner3: 'Banner 3: atrevido',
};
