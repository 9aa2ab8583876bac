import { useEffect, useRef } from 'react';

/**
 * Tells a field whose code has just come that somebody was in its frame already: the focus is handed on before anybody
 * could have given it.
 *
 * @returns what the field's focus is told
 */
export function useHandedOn(act: () => void): () => void {
  const isNew = useRef(true);
  useEffect(() => {
    isNew.current = false;
  }, []);
  return () => void (isNew.current && act());
}
