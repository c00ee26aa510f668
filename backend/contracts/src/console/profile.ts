/** The own account of a console user. */
export interface AccountProfile {
  id: number;
  name: string;
  email: string;
  phone: string | null;
  locale: string | null;
  avatar_id: number | null;
  avatar_url: string | null;
  /** Name of the user's role. */
  role: string;
  /** ISO time; null when unknown. */
  last_login_at: string | null;
}

/** `GET {admin|vendor}/auth/twoFactor`: whether sign-in requires a code after the password. */
export interface TwoFactorState {
  enabled: boolean;
  /** Unused recovery codes. */
  recovery_codes_left: number;
}

/** `POST …/auth/twoFactor`: the secret for an authenticator app; effective once `…/confirm` took a code. */
export interface TwoFactorSetup {
  /** For manual entry, in base 32. */
  secret: string;
  /** The same as an `otpauth://` URI, for a QR code. */
  uri: string;
}

/** Single-use codes for sign-in without the app; shown only once. */
export interface RecoveryCodeList {
  recovery_codes: string[];
}
