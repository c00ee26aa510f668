import type { reactAdminSignIn as englishReactAdmin, signIn as english } from './en-sign-in';
import type { Texts } from './texts';

/** What the sign-in page says in Spanish; all that is loaded before somebody is signed in. */
export const signIn: Texts<typeof english> = {
  auth: {
    sign_in_first: 'Inicia sesión primero',
    not_authenticated: 'sin autorización',
    expired_title: 'Tu sesión ha terminado',
    expired_text: 'Inicia sesión de nuevo para continuar. Tus cambios se conservan.',
    leave: 'Salir sin guardar',
  },
  login: {
    admin: {
      title: 'Bienvenido de nuevo',
      subtitle: 'Inicia sesión en la administración.',
      promise: 'Todo tu marketplace en un solo lugar.',
      first: 'Gestiona productos, pedidos y vendedores',
      second: 'Acceso por roles para tu equipo',
      third: 'Informes con enlaces a los registros correspondientes',
    },
    vendor: {
      title: 'Bienvenido de nuevo',
      subtitle: 'Inicia sesión en tu tienda.',
      promise: 'Vende más con tu propia tienda.',
      first: 'Publique un producto en una sola página',
      second: 'Ve los pedidos nuevos en cuanto llegan',
      third: 'Controla las ventas y las existencias bajas',
    },
  },
  error: {
    server: 'Algo ha salido mal. Inténtalo de nuevo.',
    update: 'No se pudo guardar el cambio. Inténtalo de nuevo.',
    offline: 'No se puede contactar con el servidor. Comprueba la conexión e inténtalo de nuevo.',
    not_found: 'No se ha encontrado esta página',
    to_dashboard: 'Volver al inicio',
    retry: 'Intentar de nuevo',
  },
  forgot: {
    vendor: '¿Has olvidado tu contraseña?',
    admin: '¿Has olvidado tu contraseña? Pide a un administrador que te ponga una nueva.',
  },
};

/** The words of react-admin that it uses. */
export const reactAdminSignIn: Texts<typeof englishReactAdmin> = {
  auth: { email: 'Correo electrónico', password: 'Contraseña', sign_in: 'Iniciar sesión' },
  input: { password: { toggle_visible: 'Ocultar la contraseña', toggle_hidden: 'Mostrar la contraseña' } },
  page: { loading: 'Cargando' },
};
