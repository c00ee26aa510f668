import { NotificationContext, type NotificationPayload, useNotificationContext } from 'ra-core';
import { useMemo } from 'react';
import { Notification } from 'react-admin';

const SHORT_MS = 1500;
const LONG_MS = 6000;

/** What can be undone or went wrong stays long enough to be read and acted on. */
function timed(notification: NotificationPayload | void): NotificationPayload | void {
  if (!notification) return notification;
  const { type, message, notificationOptions = {} } = notification;
  const lasting = notificationOptions.undoable || typeof message !== 'string' || type === 'error';
  const autoHideDuration = notificationOptions.autoHideDuration ?? (lasting ? LONG_MS : SHORT_MS);
  return { ...notification, notificationOptions: { ...notificationOptions, autoHideDuration } };
}

/** Notices: brief ones for what went well, longer ones for what may need an answer. */
export function ConsoleNotification() {
  const context = useNotificationContext();
  const value = useMemo(
    () => ({ ...context, takeNotification: () => timed(context.takeNotification()) }),
    [context],
  );
  return (
    <NotificationContext.Provider value={value}>
      <Notification />
    </NotificationContext.Provider>
  );
}
