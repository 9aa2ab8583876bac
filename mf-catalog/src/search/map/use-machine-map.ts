import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type MachineMap as OpenMap, type MapOptions, MachineMap, NoWebGl } from './machine-map';

type MapState = { is: 'loading' | 'impossible' | 'failed'; map: null } | { is: 'open'; map: OpenMap };

/** A map in an element as long as that is there; `again` tries once more what failed. */
export function useMachineMap(container: RefObject<HTMLElement | null>, options: MapOptions) {
  const [state, setState] = useState<MapState>({ is: 'loading', map: null });
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    if (container.current === null) return undefined;
    let isGone = false;
    let opened: OpenMap | null = null;
    const opening = MachineMap.open(container.current, {
      ...latest.current,
      onPick: (ids) => latest.current.onPick(ids),
      onPoint: (id) => latest.current.onPoint(id),
      onMoved: () => latest.current.onMoved(),
    });
    opening.then(
      (map) => {
        if (isGone) return map.close();
        opened = map;
        setState({ is: 'open', map });
      },
      (error: unknown) => {
        if (!isGone) setState({ is: error instanceof NoWebGl ? 'impossible' : 'failed', map: null });
      },
    );
    return () => {
      isGone = true;
      opened?.close();
      setState({ is: 'loading', map: null });
    };
  }, [container, attempt]);

  const { isInFlow } = options;
  useEffect(() => state.map?.setInFlow(isInFlow), [state.map, isInFlow]);
  const again = useCallback(() => setAttempt((before) => before + 1), []);
  return { ...state, again };
}
