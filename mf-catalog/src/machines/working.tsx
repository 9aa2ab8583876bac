import { Button, Row } from '@yard/ui';

type WorkingProps = { progress: { done: number; all: number }; onStop: () => void };

export function Working({ progress: { done, all }, onStop }: WorkingProps) {
  return (
    <Row gap={2} across={4} align="center" wrap>
      <progress max={all} value={done} aria-label="Machines done" />
      <span>
        {done} of {all}
      </span>
      <Button small onPress={onStop}>
        Stop
      </Button>
    </Row>
  );
}
