import { MACHINE_LINES, type MachineRecord, type TakenSpan } from '@yard/contracts';
import type { UseQueryResult } from '@tanstack/react-query';
import { LinkButton, LoadFailed, SkeletonBlock, SpecSheet, Written } from '@yard/ui';
import { lazy, Suspense } from 'react';
import { DeliveryTerms } from './delivery-fields';
import { FreeDays, type FreeDaysProps } from './free-days';
import { OwnerQuestion } from './owner-question';
import { Included } from './included';
import { OwnerFacts } from './owner-facts';
import { SheetSkeleton } from './sheet-skeleton';

const MachineSheet = lazy(() => import('./machine-sheet'));

type MachineAboutProps = FreeDaysProps & {
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
      <section aria-labelledby="calendar">
        <h2 id="calendar">Free days</h2>
        <Calendar {...days} />
      </section>
      <Included machine={machine} />
      <section aria-labelledby="facts">
        <h2 id="facts">Facts</h2>
        <MachineFacts machine={machine} />
      </section>
      <Specifications machine={machine} />
      <p>
        <LinkButton icon="scale" to={`/compare?add=${machine.id}`}>
          Compare with similar machines
        </LinkButton>
      </p>
      <Deliveries machine={machine} />
      <OwnerQuestion machine={machine} />
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
        <p>Pick-up only: you collect this machine and bring it back.</p>
      ) : (
        <SpecSheet
          facts={machine.delivery_options.map((option) => ({
            label: option.name,
            value: <DeliveryTerms option={option} />,
          }))}
        />
      )}
    </section>
  );
}

function Calendar({ availability, ...days }: Omit<MachineAboutProps, 'machine'>) {
  if (availability.data) return <FreeDays {...days} />;
  if (availability.isError) {
    return (
      <LoadFailed title="We couldn’t load the calendar" answer={availability}>
        You can still choose dates. The price shows if they’re free.
      </LoadFailed>
    );
  }
  return <SkeletonBlock height={420} />;
}
