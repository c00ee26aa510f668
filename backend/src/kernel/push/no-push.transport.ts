import { PushTransport } from './push';

/** A shop without a push service. */
export class NoPushTransport extends PushTransport {
  readonly isSetUp = false;

  send(): Promise<boolean> {
    return Promise.reject(new Error('Push messages are not set up'));
  }
}
