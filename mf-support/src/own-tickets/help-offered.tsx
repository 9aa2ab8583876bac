import { currentDocuments, documentType } from '@yard/contracts';
import { foundHelp } from '@yard/contracts/found-help';
import { useWholeList } from '@yard/data/whole-lists';
import { Box } from '@yard/ui';

/** A word in the name of a text: one in its body would find nearly all. */
const POINTS_MIN = 3;
const OFFERED_MAX = 3;

export function HelpOffered({ question }: { question: string }) {
  const { data } = useWholeList(documentType, { kind: 'help' });
  const texts = data ? currentDocuments(data.data) : [];
  const found = foundHelp(texts, question, POINTS_MIN).slice(0, OFFERED_MAX);
  return (
    <div role="status">
      {found.length > 0 && (
        <>
          <p>This may help:</p>
          <Box as="ul" marked>
            {found.map(({ id, name }) => (
              <li key={id}>
                <a href={`/documents/help#document-${id}`} target="_blank" rel="noreferrer">
                  {name}
                </a>
              </li>
            ))}
          </Box>
        </>
      )}
    </div>
  );
}
