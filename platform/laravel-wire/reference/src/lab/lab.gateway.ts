import { MessageBody, SubscribeMessage, WebSocketGateway } from '@nestjs/websockets';

/** An application's own messages, beside those of laravel-echo. */
@WebSocketGateway()
export class LabGateway {
  @SubscribeMessage('lab:double')
  double(@MessageBody() number: number): number {
    return number * 2;
  }

  @SubscribeMessage('lab:call')
  call(@MessageBody() data: unknown): { event: string; data: unknown } {
    return { event: 'lab:called', data };
  }

  @SubscribeMessage('lab:fail')
  fail(): never {
    throw new Error('not for clients');
  }
}
