import { MACHINE_LINES, type MachineRecord, type TakenSpan } from '@yard/contracts';
import type { UseQueryResult } from '@tanstack/react-query';
import { Button, ErrorState, Hint, LinkButton, SkeletonBlock, SpecSheet, Stack, Written } from '@yard/ui';
import { lazy, Suspense } from 'react';
import { OwnerQuestion } from './owner-question';
import { DeliveryTerms } from './delivery-fields';
import { FreeDays, type FreeDaysProps } from './free-days';
import { OwnerFacts } from './owner-facts';
import { SheetSkeleton } from './sheet-skeleton';

const MachineSheet = lazy(() => import('./machine-sheet'));

type MachineAboutProps = Omit<FreeDaysProps, 'taken'> & {
  machine: MachineRecord;
  availability: UseQueryResult<TakenSpan[]>;
};

export function MachineAbout({ machine, ...days }: MachineAboutProps) {
  return (
    <>
      <OwnerFacts machine={machine} />
      {machine.description && (
        <section aria-labelledby="description">
          <h2 id="description">About this machine</h2>
          <Written html={machine.description} />
        </section>
      )}
      <section aria-labelledby="facts">
        <h2 id="facts">Facts</h2>
        <MachineFacts machine={machine} />
      </section>
      <Specifications machine={machine} />
      <p>
        <LinkButton icon="scale" to={`/compare?add=${machine.id}`}>
          Compare with others
        </LinkButton>
      </p>
      <Deliveries machine={machine} />
      <OwnerQuestion machine={machine} />
      <section aria-labelledby="calendar">
        <h2 id="calendar">Free days</h2>
        <Calendar {...days} />
      </section>
    </>
  );
}

function MachineFacts({ machine }: { machine: MachineRecord }) {
  const facts = MACHINE_LINES.map(([label, of]) => ({ label, value: of(machine) }));
  return <SpecSheet facts={facts.filter(({ value }) => value != null)} />;
}

function Specifications({ machine }: { machine: MachineRecord }) {
  if (Object.keys(machine.attributes).length === 0) return null;
  return (
    <section aria-labelledby="specifications">
      <h2 id="specifications">Specifications</h2>
      <Suspense fallback={<SheetSkeleton machine={machine} />}>
        <MachineSheet machine={machine} />
      </Suspense>
    </section>
  );
}

function Deliveries({ machine }: { machine: MachineRecord }) {
  return (
    <section aria-labelledby="delivery">
      <h2 id="delivery">Delivery</h2>
      {machine.delivery_options.length === 0 ? (
        <p>You pick this machine up and bring it back.</p>
      ) : (
        <Stack as="ul" gap={3} bare>
          {machine.delivery_options.map((option) => (
            <Stack as="li" key={option.id}>
              <strong>{option.name}</strong>
              <Hint as="span">
                <DeliveryTerms option={option} />
              </Hint>
            </Stack>
          ))}
        </Stack>
      )}
    </section>
  );
}

function Calendar({ availability, ...days }: Omit<MachineAboutProps, 'machine'>) {
  if (availability.data) return <FreeDays {...days} taken={availability.data} />;
  if (availability.isError) {
    return (
      <ErrorState
        title="The calendar could not be loaded"
        action={<Button onPress={() => void availability.refetch()}>Try again</Button>}
      >
        You can still choose dates; the price says whether they are free.
      </ErrorState>
    );
  }
  return <SkeletonBlock height={420} />;
}
