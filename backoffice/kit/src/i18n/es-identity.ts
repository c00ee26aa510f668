import type { identity as english } from './en-identity';
import type { Texts } from './texts';

/** Sentences about how people prove who they are, in Spanish. */
export const identity: Texts<typeof english> = {
  two_factor: {
    title: 'Inicio de sesión en dos pasos',
    on: 'Activado',
    off: 'Desactivado',
    on_text: 'Después de la contraseña se pide un código que solo conoce su aplicación de autenticación.',
    off_text:
      'Proteja su cuenta: después de la contraseña se pide un código de una aplicación de su teléfono. Así, una contraseña robada no basta.',
    left: '%{smart_count} código de recuperación sin usar |||| %{smart_count} códigos de recuperación sin usar',
    switch_on: 'Activar el inicio en dos pasos',
    switch_off: 'Desactivar el inicio en dos pasos',
    switch_off_text: 'Después bastará con la contraseña para iniciar sesión.',
    renew_codes: 'Nuevos códigos de recuperación',
    renew_codes_text: 'Los códigos que guardaba hasta ahora dejarán de funcionar.',
    begin_text: 'Necesita una aplicación de autenticación en el teléfono. Primero, su contraseña.',
    scan: 'Escanee este código con su aplicación de autenticación e introduzca las seis cifras que muestra.',
    type_key: '¿Sin cámara? Escriba esta clave en la aplicación:',
    qr: 'Código QR para su aplicación de autenticación',
    code: 'Código',
    code_hint: 'Seis cifras de su aplicación de autenticación',
    code_or_recovery: 'De su aplicación, o uno de sus códigos de recuperación',
    next: 'Siguiente',
    kept: 'Los he guardado',
    codes: 'Sus códigos de recuperación',
    keep_codes:
      'Guarde estos códigos en un lugar seguro. Cada uno permite entrar una vez si pierde el teléfono; no se volverán a mostrar.',
    file_title: 'Códigos de recuperación de %{host}',
    download: 'Descargar',
    copy: 'Copiar',
    copied: 'Copiado',
    now_off: 'El inicio en dos pasos está desactivado',
    too_many: 'Demasiados códigos incorrectos. Inténtelo de nuevo dentro de un cuarto de hora.',
    second_step: 'Introduzca el código que muestra su aplicación de autenticación.',
    wrong_code: 'El código no es correcto o ya se usó. Espere al siguiente.',
    back: 'Volver',
    reset: 'Restablecer los dos pasos',
    reset_title: '¿Restablecer el inicio en dos pasos de %{name}?',
    reset_text:
      'Se cierran todas sus sesiones y bastará la contraseña hasta que se vuelva a activar. Asegúrese de que es realmente esa persona quien lo pide.',
    reset_done: 'Se ha restablecido el inicio en dos pasos',
  },
  identity: {
    title: 'Cuentas conectadas',
    none: 'Este cliente solo inicia sesión con correo y contraseña.',
    none_guest: 'Los invitados no tienen cuentas con las que iniciar sesión.',
    connected: 'Conectada el %{at}',
    unlink: 'Desconectar',
    unlink_title: '¿Desconectar %{provider} de %{name}?',
    unlink_text: 'No podrá iniciar sesión con %{provider} hasta que lo conecte de nuevo.',
    unlink_last:
      'No tiene contraseña: para volver a entrar tendrá que elegir una con «¿Olvidó su contraseña?».',
    unlinked: '%{provider} se ha desconectado',
  },
};
