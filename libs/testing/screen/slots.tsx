import type { ComponentLoader, RemoteEntry } from '@kit/federation-loader';
import { waitFor } from '@testing-library/react';
import { complaints, type Shown } from './screen';

/** A remote's pages with parts of others in their slots, by the slots' names. */
export function filledBy({ manifest, entry, ...site }: Shown, slots: RemoteEntry['slots']): Shown {
  const fillers = Object.keys(slots).map((slot) => ({ slot, filler: slot, order: 1 }));
  return { manifest: { ...manifest, slots: fillers }, entry: { ...entry, slots }, ...site };
}

/**
 * Three specs of a page that has slots: filled, not filled, and filled by what fails.
 *
 * @param handed  what each slot hands to its fillers, in the page's order
 * @param open    shows the page with such fillers; resolves once it stands
 */
export function specsOfSlots(
  handed: Readonly<Record<string, object>>,
  open: (slots: RemoteEntry['slots']) => Promise<unknown>,
): void {
  const Filler = (props: object) => <p data-filler>{JSON.stringify(props)}</p>;
  const by = (load: ComponentLoader) => Object.fromEntries(Object.keys(handed).map((slot) => [slot, load]));
  const found = () => [...document.querySelectorAll('[data-filler]')].map((part) => part.textContent);
  const props = Object.values(handed).map((each) => JSON.stringify(each));

  it.each([
    ['filled', by(() => Promise.resolve({ default: Filler })), props, 0],
    ['not filled', {}, [], 0],
    ['filled by what fails', by(() => Promise.reject(new Error('No code.'))), [], props.length],
  ])('stands with its slots %s', async (_, slots, parts, failures) => {
    await open(slots);
    const failed = () => complaints.filter((words) => words.includes('No code.')).length;
    await waitFor(() => expect([found(), failed()]).toEqual([parts, failures]));
    complaints.splice(0);
  });
}
