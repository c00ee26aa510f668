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
