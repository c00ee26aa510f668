/** Name of the parameter that carries an operator's unsaved theme, signed by the API. */
export const THEME_PREVIEW = 'theme_preview';
