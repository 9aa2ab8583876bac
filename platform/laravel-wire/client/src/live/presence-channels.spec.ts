import { createWire, type Member, type MemberOf, type WhisperedOf, type WhisperOf } from '../index';

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const isExactly = <A, B>(yes: Equal<A, B>): boolean => yes;

interface Person {
  id: string;
  name: string;
  colour: string;
}
interface Channels {
  'order.{id}': { member: Person; whispers: { typing: { at: number }; left: null } };
  'team.{team}.desk.{desk}': { member: Person & { desk: number } };
}

it('knows members by the pattern that a channel’s name meets', () => {
  const known = [
    isExactly<MemberOf<'order.5', Channels>, Person>(true),
    isExactly<MemberOf<`order.${number}`, Channels>, Person>(true),
    isExactly<MemberOf<'team.a.desk.2', Channels>, Person & { desk: number }>(true),
    isExactly<MemberOf<'orders.5', Channels>, Member>(true),
    isExactly<MemberOf<string, Channels>, Member>(true),
    isExactly<MemberOf<'order.5'>, Member>(true),
  ];
  expect(known).not.toContain(false);
});

it('knows what is whispered by pattern and event, and of other channels nothing', () => {
  const known = [
    isExactly<WhisperOf<'order.5', Channels>, 'typing' | 'left'>(true),
    isExactly<WhisperedOf<'order.5', 'typing', Channels>, { at: number }>(true),
    isExactly<WhisperOf<'team.a.desk.2', Channels>, string>(true),
    isExactly<WhisperedOf<'team.a.desk.2', 'typing', Channels>, unknown>(true),
    isExactly<WhisperedOf<string, 'typing', Channels>, unknown>(true),
  ];
  expect(known).not.toContain(false);
});

it('lets anything be whispered where nothing is said', () => {
  const { live } = createWire();
  const stop = live.listenForWhisper('order.5', 'typing', (data) => isExactly<typeof data, unknown>(true));

  live.whisper('order.5', 'typing', { at: 1 });
  expect(stop()).toBeUndefined();
});
