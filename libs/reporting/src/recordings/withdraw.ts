import { recordingType } from '@yard/contracts/watching';
import { server } from '../server';

/** Has the server delete what it keeps of this visitor. @throws WireError when it cannot be reached */
export async function withdraw(visitor: string): Promise<void> {
  await server.post(`${recordingType.endpoint}/withdraw`, { visitor });
}
