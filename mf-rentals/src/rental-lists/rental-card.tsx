import { isOver, type RentalRequestRecord } from '@yard/contracts';
import { isYourTurn } from '@yard/contracts/rental-moves';
import { drawingOf } from '@yard/contracts/drawing';
import { useSettings } from '@yard/remote-kit';
import { Card, Hint, Indicator, Money, Row, Stack, StatusBadge, Thumbnail, Unbroken } from '@yard/ui';
import { AnswerCountdown } from '../rental-page/answering/answer-countdown';
import { nextStep } from '../words/next-step';
import { otherParty, type Reader } from '../words/reader';
import { wordsForSides } from '../words/status-words';
import { spanWords } from '../words/time-words';

/** A rental in a list: what, when, with whom, where it stands, and what happens next. */
export function RentalCard({ request, reader }: { request: RentalRequestRecord; reader: Reader }) {
  const now = new Date();
  const step = nextStep(request, reader, now);
  const { currency } = useSettings();
  // The title of a rental that is over would repeat its status.
  const words = isOver(request.status) ? step.text : step.title;
  const isTheirs = isYourTurn(request, reader, now);
  return (
    <Card to={`/rentals/${request.id}`}>
      <Row gap={4} align="start">
        <Thumbnail src={request.machine.photo_url ?? drawingOf(request.machine)} />
        <Stack gap={1} shrinks grows>
          <Row gap={2} align="start" justify="between" weight={650}>
            <span>
              {isTheirs && <Indicator label="Needs your attention" />}{' '}
              <Unbroken text={request.machine.subject} />
            </span>
            <Money amount={request.subtotal} currency={currency} />
          </Row>
          <Hint>
            {spanWords(request)} · {reader === 'owner' ? 'for' : 'from'} {otherParty(request, reader)}
          </Hint>
          <Row as="p" gap={1} across={3} align="center" wrap size={14} above={1}>
            <StatusBadge {...wordsForSides(request, now)} />
            {isTheirs ? <strong>{step.turn === 'you' ? words : 'Read the new message'}</strong> : words}
            <AnswerCountdown request={request} reader={reader} />
          </Row>
        </Stack>
      </Row>
    </Card>
  );
}
