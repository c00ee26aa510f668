import type { insight as english } from './en-insight';
import type { Texts } from './texts';

/** Sentences of histories, reports and the own account in Spanish. */
export const insight: Texts<typeof english> = {
  history: {
    label: 'Partes de este registro',
    details: 'Detalles',
    tab: 'Historial',
    title: 'Historial de %{name}',
    empty: 'Aún no se ha cambiado nada',
    empty_text: 'Desde ahora se cuenta aquí cada cambio hecho por una persona: quién, cuándo y qué cambió.',
    create: 'lo creó',
    update: 'lo cambió',
    delete: 'lo eliminó',
    status: 'cambió el estado',
    default: 'lo hizo predeterminado',
    admin: 'Operador',
    vendor: 'Vendedor',
    customer: 'Cliente',
    field: 'Campo',
    before: 'Antes',
    after: 'Después',
    secret: 'cambiado (el valor no se guarda)',
    older: 'Mostrar cambios anteriores',
    in_language: '%{field} (%{language})',
    of: '%{field} de %{part}',
  },
};
