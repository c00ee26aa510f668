/** The own account of somebody who works in a console. */
export interface AccountProfile {
  id: number;
  name: string;
  email: string;
  phone: string | null;
  locale: string | null;
  avatar_id: number | null;
  avatar_url: string | null;
  /** Name of the role that says what they may do. */
  role: string;
  /** ISO time; null where it is not noted. */
  last_login_at: string | null;
}

/** `GET {admin|vendor}/auth/twoFactor`: whether a code is asked for after the own password. */
export interface TwoFactorState {
  enabled: boolean;
  /** Recovery codes that are not used yet. */
  recovery_codes_left: number;
}

/** `POST …/auth/twoFactor`: what an authenticator app has to know; it counts once `…/confirm` took a code of it. */
export interface TwoFactorSetup {
  /** For typing, in base 32. */
  secret: string;
  /** The same as `otpauth://` address, for a QR code. */
  uri: string;
}

/** Codes that open the account once each when the app is lost; they are shown this one time. */
export interface RecoveryCodeList {
  recovery_codes: string[];
}
