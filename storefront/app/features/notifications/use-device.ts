import { useEffect, useState } from 'react';
import type { DeviceState } from './device';

/** What a component shows of notifications on this device, and may do about them. */
interface Device {
  /** Null until it is known. */
  state: DeviceState | null;
  isBusy: boolean;
  hasFailed: boolean;
  turnOn(): void;
  turnOff(): void;
}

/** Reads the state once the page is there; what it takes is loaded only then. */
export function useDevice(): Device {
  const [state, setState] = useState<DeviceState | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    import('./device').then(({ readDevice }) => readDevice()).then(setState, () => setState('unsupported'));
  }, []);
  const change = async (verb: 'turnOn' | 'turnOff'): Promise<void> => {
    setBusy(true);
    setFailed(false);
    try {
      setState(await (await import('./device'))[verb]());
    } catch {
      setFailed(true);
    }
    setBusy(false);
  };
  return {
    ...{ state, isBusy, hasFailed },
    turnOn: () => void change('turnOn'),
    turnOff: () => void change('turnOff'),
  };
}
