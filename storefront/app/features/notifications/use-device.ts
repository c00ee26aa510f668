import { useEffect, useState } from 'react';
import type { DeviceState } from './device';

/** State and actions of notifications on this device. */
interface Device {
  /** Null until loaded. */
  state: DeviceState | null;
  isBusy: boolean;
  hasFailed: boolean;
  turnOn(): void;
  turnOff(): void;
}

/** Loads the state, and the code for it, after the page. */
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
    state,
    isBusy,
    hasFailed,
    turnOn: () => void change('turnOn'),
    turnOff: () => void change('turnOff'),
  };
}
