import { Replayer } from '@rrweb/replay';
import type { RecordedEvent } from '@yard/contracts/watching';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

const TICK_MS = 100;

export interface Replay {
  isPlaying: boolean;
  at: number;
  lasts: number;
  toggle: () => void;
  seek: (at: number) => void;
}

type Events = ConstructorParameters<typeof Replayer>[0];

/**
 * Plays a recording in a frame that runs no script, as wide as its place.
 *
 * @returns what can be done with it, and where it is to be shown
 */
export function useReplay(
  events: RecordedEvent[],
  speed: number,
): [Replay, RefObject<HTMLDivElement | null>] {
  const [at, setAt] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const lasts = (events.at(-1)?.timestamp ?? 0) - (events[0]?.timestamp ?? 0);
  const { stage, player } = usePlayer(events, setPlaying);

  useEffect(() => player.current?.setConfig({ speed }), [player, speed]);

  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(() => setAt(Math.min(lasts, player.current?.getCurrentTime() ?? 0)), TICK_MS);
    return () => clearInterval(timer);
  }, [player, isPlaying, lasts]);

  const toggle = useCallback(() => {
    if (isPlaying) player.current?.pause();
    else player.current?.play(at >= lasts ? 0 : at);
    setPlaying(!isPlaying);
  }, [player, isPlaying, at, lasts]);

  const seek = useCallback(
    (to: number) => {
      player.current?.pause(to);
      setPlaying(false);
      setAt(to);
    },
    [player],
  );

  return [{ isPlaying, at, lasts, toggle, seek }, stage];
}

function usePlayer(events: RecordedEvent[], setPlaying: (isPlaying: boolean) => void) {
  const stage = useRef<HTMLDivElement>(null);
  const player = useRef<Replayer>(null);
  useEffect(() => {
    if (stage.current === null) return undefined;
    const replayer = new Replayer(events as Events, {
      root: stage.current,
      mouseTail: false,
      skipInactive: true,
      showWarning: false,
    });
    replayer.on('finish', () => setPlaying(false));
    replayer.iframe.title = 'The page as it looked';
    replayer.iframe.tabIndex = -1;
    const observer = fitInto(stage.current, replayer);
    replayer.pause(0);
    player.current = replayer;
    return () => {
      observer.disconnect();
      replayer.destroy();
    };
  }, [events, setPlaying]);
  return { stage, player };
}

/** The frame is as large as the visitor's window was; the place is as high as it then is. */
function fitInto(stage: HTMLElement, replayer: Replayer): ResizeObserver {
  const fit = () => {
    const { offsetWidth, offsetHeight } = replayer.iframe;
    const scale = Math.min(1, stage.clientWidth / (offsetWidth || 1));
    replayer.wrapper.style.transform = `scale(${scale})`;
    stage.style.height = `${offsetHeight * scale}px`;
  };
  replayer.on('resize', fit);
  const observer = new ResizeObserver(fit);
  observer.observe(stage);
  return observer;
}
