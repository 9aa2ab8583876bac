import type { MissedSearchRecord } from '@yard/contracts';
import { missedSearchType } from '@yard/contracts/back-office';
import { useAlertedCall, useDestroy, useRecords } from '@yard/data';
import { AwaitedAnswer, useSettings } from '@yard/remote-kit';
import { Box, Button, DateText, Hint, LinkButton, Panel, Row, Text } from '@yard/ui';
import { useState } from 'react';
import { ForEditors } from './for-editors';

const FEW = 5;
const MANY = 100;

export function MissedSearches() {
  const [isWhole, setWhole] = useState(false);
  const query = { sort: 'count', direction: 'desc', per_page: isWhole ? MANY : FEW };
  const answer = useRecords(missedSearchType, query);
  const { data } = answer;
  return (
    <Box below={6}>
      <Panel title="Searches without results">
        {data?.total === 0 && <Hint>None.</Hint>}
        {data && data.total > 0 && (
          <Box as="ul" bare divided>
            {data.data.map((missed) => (
              <Missed key={missed.id} missed={missed} />
            ))}
          </Box>
        )}
        {data && data.total > FEW && !isWhole && (
          <Button small kind="quiet" onPress={() => setWhole(true)}>
            Show all {data.total}
          </Button>
        )}
        {!data && <AwaitedAnswer title="We couldn’t load them" answer={answer} height={120} />}
      </Panel>
    </Box>
  );
}

function Missed({ missed: { id, term, count, last_at } }: { missed: MissedSearchRecord }) {
  const { public_url } = useSettings();
  const words = new URLSearchParams({ term }).toString();
  return (
    <Row as="li" across={4} align="center" justify="between" wrap padY={2} breaks>
      <Box shrinks>
        <Text
          as="a"
          weight={600}
          href={`${public_url}/search?${new URLSearchParams({ search: term }).toString()}`}
          target="_blank"
          rel="noreferrer"
        >
          {term}
        </Text>
        <Hint>
          {count === 1 ? 'once' : `${count} times`}, last on <DateText dayOnly value={last_at} />
        </Hint>
      </Box>
      <ForEditors right="catalogue">
        <Row gap={3} wrap hangs>
          <LinkButton small kind="quiet" icon="plus" to={`/search_synonyms?open=new&${words}`}>
            Add a synonym
          </LinkButton>
          <Dismiss id={id} term={term} />
        </Row>
      </ForEditors>
    </Row>
  );
}

function Dismiss({ id, term }: Pick<MissedSearchRecord, 'id' | 'term'>) {
  const { mutateAsync, isPending } = useDestroy(missedSearchType);
  const call = useAlertedCall();
  return (
    <Button
      small
      kind="quiet"
      icon="close"
      aria-label={`Dismiss ${term}`}
      busy={isPending}
      onPress={() => void call(mutateAsync(id))}
    >
      Dismiss
    </Button>
  );
}
