import { NotificationContext, type NotificationPayload, useNotificationContext } from 'ra-core';
import { useMemo } from 'react';
import { Notification } from 'react-admin';

const SHORT_MS = 1500;
const LONG_MS = 6000;

/** Undoable notices and errors stay long enough to be read and acted on. */
function timed(notification: NotificationPayload | void): NotificationPayload | void {
  if (!notification) return notification;
  const { type, message, notificationOptions = {} } = notification;
  const lasting = notificationOptions.undoable || typeof message !== 'string' || type === 'error';
  const autoHideDuration = notificationOptions.autoHideDuration ?? (lasting ? LONG_MS : SHORT_MS);
  return { ...notification, notificationOptions: { ...notificationOptions, autoHideDuration } };
}

/** Notifications: brief ones for success, longer ones for errors and undoable changes. */
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
