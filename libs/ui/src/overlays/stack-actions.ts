import type { ModalContent, ModalOptions, Modals, OpenModal } from './modal-stack';

type Stack = readonly OpenModal[];
type StackActions = Pick<Modals, 'open' | 'replaceTop' | 'close' | 'closeAll'>;

/** Operations on a stack of dialogs. @param setStack  changes it, as React's setters do */
export function stackActions(setStack: (change: (stack: Stack) => Stack) => void): StackActions {
  let lastId = 0;
  const open = (content: ModalContent, options: ModalOptions = {}, replaces = false) => {
    const id = ++lastId;
    setStack((stack) => [...(replaces ? dropTop(stack) : stack), { id, content, options }]);
    return id;
  };
  return {
    open: (content, options) => open(content, options),
    replaceTop: (content, options) => open(content, options, true),
    close: (id) => setStack((stack) => (id === undefined ? dropTop(stack) : drop(stack, id))),
    closeAll: () => setStack((stack) => stack.reduce((rest, modal) => drop(rest, modal.id), stack)),
  };
}

function dropTop(stack: Stack): Stack {
  const top = stack.at(-1);
  return top === undefined ? stack : drop(stack, top.id);
}

function drop(stack: Stack, id: number): Stack {
  const gone = stack.find((modal) => modal.id === id);
  // After this update, so that a listener may itself change the stack.
  if (gone?.options.onClose) queueMicrotask(gone.options.onClose);
  return stack.filter((modal) => modal.id !== id);
}
