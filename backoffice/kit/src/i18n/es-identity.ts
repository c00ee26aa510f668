import type { identity as english } from './en-identity';
import type { Texts } from './texts';

/** Sentences about how people prove who they are, in Spanish. */
export const identity: Texts<typeof english> = {
  two_factor: {
    title: 'Verificación en dos pasos',
    on: 'Activado',
    off: 'Desactivado',
    on_text: 'Después de la contraseña se te pide un código de tu aplicación de autenticación.',
    off_text: 'Protege tu cuenta con un código de una aplicación de autenticación además de tu contraseña.',
    left: '%{smart_count} código de recuperación sin usar |||| %{smart_count} códigos de recuperación sin usar',
    switch_on: 'Activar la verificación en dos pasos',
    switch_off: 'Desactivar la verificación en dos pasos',
    switch_off_text: 'Bastará con tu contraseña para iniciar sesión.',
    renew_codes: 'Generar nuevos códigos de recuperación',
    renew_codes_text: 'Tus códigos actuales dejarán de funcionar.',
    begin_text: 'Necesitas una aplicación de autenticación en el teléfono. Confirma primero tu contraseña.',
    scan: 'Escanea este código con tu aplicación de autenticación y escribe los seis dígitos que muestra.',
    type_key: '¿No puedes escanear? Introduce esta clave en la aplicación:',
    qr: 'Código QR para tu aplicación de autenticación',
    code: 'Código',
    code_hint: 'Seis cifras de tu aplicación de autenticación',
    code_or_recovery: 'De tu aplicación, o un código de recuperación',
    next: 'Siguiente',
    kept: 'Los he guardado',
    codes: 'Tus códigos de recuperación',
    keep_codes:
      'Guarda estos códigos en un lugar seguro. Cada uno sirve una vez si pierdes el teléfono; no se volverán a mostrar.',
    file_title: 'Códigos de recuperación de %{host}',
    download: 'Descargar',
    copy: 'Copiar',
    copied: 'Copiado',
    now_off: 'La verificación en dos pasos está desactivada',
    too_many: 'Demasiados códigos incorrectos. Inténtalo de nuevo en 15 minutos.',
    second_step: 'Introduce el código de tu aplicación de autenticación.',
    wrong_code: 'Este código no es correcto o ya se ha usado. Espera al siguiente.',
    back: 'Volver',
    reset: 'Restablecer la verificación en dos pasos',
    reset_title: '¿Restablecer la verificación en dos pasos de %{name}?',
    reset_text:
      'Se cierran todas las sesiones y la contraseña basta para iniciar sesión hasta que se vuelva a activar la verificación en dos pasos. Asegúrate de que la petición es legítima.',
    reset_done: 'Se ha restablecido la verificación en dos pasos',
  },
  identity: {
    title: 'Cuentas conectadas',
    none: 'Este cliente solo inicia sesión con correo y contraseña.',
    none_guest: 'Los invitados no tienen cuenta.',
    connected: 'Conectada el %{at}',
    unlink: 'Desconectar',
    unlink_title: '¿Desconectar %{provider} de %{name}?',
    unlink_text: 'El cliente no podrá iniciar sesión con %{provider} hasta que vuelva a conectarlo.',
    unlink_last:
      'El cliente no tiene contraseña: para volver a entrar tendrá que crear una con «¿Has olvidado tu contraseña?».',
    unlinked: '%{provider} se ha desconectado',
  },
};
