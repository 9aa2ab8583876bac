import { ServiceUnavailable, Stateless } from '@laravel-wire/nest';
import { Controller, Get, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';

@Controller('health')
export class HealthController {
  private readonly logger = new Logger(HealthController.name);

  constructor(private readonly dataSource: DataSource) {}

  @Get('live')
  @Stateless()
  live() {
    return { status: 'ok' };
  }

  /** @throws ServiceUnavailable while the database does not answer */
  @Get('ready')
  @Stateless()
  async ready() {
    try {
      await this.dataSource.query('SELECT 1');
    } catch (error) {
      this.logger.error('not ready', error instanceof Error ? error.stack : String(error));
      throw new ServiceUnavailable('The database does not answer.');
    }
    return { status: 'ok', database: 'ok' };
  }
}
