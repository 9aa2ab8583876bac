import { Button, LoadFailed, Panel, SkeletonText, StatusBadge, Text, useModals, useToast } from '@yard/ui';
import { useState } from 'react';
import { TwoFactorOn } from './two-factor-on';
import { TwoFactorSetup } from './two-factor-setup';
import { useTwoFactor, useTwoFactorActions } from './use-two-factor';

export function TwoFactorPanel() {
  const answer = useTwoFactor();
  const isOn = answer.data?.isOn;
  return (
    <Panel
      title="Two-factor sign-in"
      aside={answer.data && <StatusBadge tone={isOn ? 'good' : 'neutral'} label={isOn ? 'On' : 'Off'} />}
    >
      <Text soft below={4}>
        When it’s on, each sign-in asks for a code from an app on your phone as well as your password. A
        stolen password isn’t enough to get in.
      </Text>
      <TwoFactorState answer={answer} />
    </Panel>
  );
}

function TwoFactorState({ answer }: { answer: ReturnType<typeof useTwoFactor> }) {
  const { data: twoFactor, isError, refetch, isFetching } = answer;
  const actions = useTwoFactorActions();
  const setup = useSetup(actions);
  const ask = useTurnOff(actions.turnOff);

  if (setup.opened) {
    return (
      <TwoFactorSetup
        busy={actions.busy}
        onDone={() => void setup.end()}
        onCancel={() => void setup.cancel()}
      />
    );
  }
  if (twoFactor?.state === 'locked') {
    return <Button onPress={() => void actions.unlock()}>Manage two-factor sign-in</Button>;
  }
  if (twoFactor?.state === 'off') {
    return (
      <Button busy={actions.busy} onPress={() => void setup.begin('first')}>
        Turn on
      </Button>
    );
  }
  if (twoFactor) {
    return (
      <TwoFactorOn
        recoveryCodes={twoFactor.recoveryCodes}
        isNew={setup.isDone}
        busy={actions.busy}
        onRenew={() => void actions.renewCodes()}
        onStartOver={() => void setup.begin('another')}
        onTurnOff={() => void ask()}
      />
    );
  }
  if (!isError) return <SkeletonText lines={2} />;
  return <LoadFailed title="We couldn’t load your two-factor settings" answer={{ isFetching, refetch }} />;
}

/** The way to two-factor sign-in, while it is open; given up, what was begun for a first app is turned off. */
function useSetup(actions: ReturnType<typeof useTwoFactorActions>) {
  const [opened, setOpened] = useState<'first' | 'another' | null>(null);
  const [isDone, setDone] = useState(false);
  const begin = async (app: 'first' | 'another') => setOpened((await actions.begin()) ? app : null);
  const end = async () => {
    await actions.settle();
    setDone(true);
    setOpened(null);
  };
  const cancel = async () =>
    (await (opened === 'first' ? actions.turnOff() : actions.settle())) && setOpened(null);
  return { opened, isDone, begin, end, cancel };
}

function useTurnOff(turnOff: () => Promise<boolean>) {
  const { confirm } = useModals();
  const toast = useToast();
  return async () => {
    const isSure = await confirm({
      title: 'Turn off two-factor sign-in?',
      message: 'You’ll sign in with just your password. Your recovery codes stop working.',
      confirmText: 'Turn off',
      danger: true,
    });
    if (isSure && (await turnOff())) toast.show('Two-factor sign-in is off');
  };
}
