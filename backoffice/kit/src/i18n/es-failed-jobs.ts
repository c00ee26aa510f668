import type { failedJobs as english } from './en-failed-jobs';
import { type Texts } from './texts';

/** Sentences about background work that failed for good, in Spanish. */
export const failedJobs: Texts<typeof english> = {
  failed_jobs: {
    about: 'Tareas en segundo plano, como los correos, que han fallado tras todos los intentos.',
    none: 'No hay tareas fallidas',
    none_text: 'Aquí aparecen las tareas que fallan tras todos los intentos, para que puedas reintentarlas.',
    columns: { name: 'Tarea', error: 'Error', attempts: 'Intentos', failed_at: 'Falló el' },
    retry: 'Reintentar',
    retry_all: 'Reintentar todas',
    retried: 'Se volverá a intentar %{smart_count} tarea |||| Se volverán a intentar %{smart_count} tareas',
    discard: 'Descartar',
    discarded: 'Tarea descartada',
    discard_title: '¿Descartar «%{name}»?',
    discard_text: 'Esta tarea no se volverá a ejecutar. Esto no se puede deshacer.',
  },
};

/** The page of failed jobs, which belongs to no resource. */
export const failedJobPages: Record<string, string> = { failed_jobs: 'Tareas fallidas' };
