import { searchSynonyms } from '@yard/contracts';
import { describeResource } from '../../../test/describe-resource';

describeResource(searchSynonyms, { term: 'Long', means: 'Long' });
