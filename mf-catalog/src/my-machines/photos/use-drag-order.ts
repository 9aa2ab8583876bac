import { type DragEvent, useState } from 'react';

/** Puts a list in order by dragging; a file that is dragged in from outside is not taken. */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const end = () => {
    setDragged(null);
    setOver(null);
  };
  return {
    dragged,
    target: over === dragged ? null : over,
    entry: (index: number) => ({
      draggable: true,
      onDragStart: ({ dataTransfer }: DragEvent) => {
        dataTransfer.effectAllowed = 'move';
        // Firefox drags nothing that carries nothing.
        dataTransfer.setData('text/plain', '');
        setDragged(index);
      },
      onDragOver: (event: DragEvent) => {
        if (dragged === null) return;
        event.preventDefault();
        setOver(index);
      },
      onDrop: (event: DragEvent) => {
        if (dragged === null) return;
        event.preventDefault();
        end();
        if (dragged !== index) onMove(dragged, index);
      },
      onDragEnd: end,
    }),
  };
}
