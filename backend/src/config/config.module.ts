import { type DynamicModule, Global, Module } from '@nestjs/common';
import { AdminSite } from './admin-site';
import { type Environment, ENVIRONMENT } from './environment';

@Global()
@Module({})
export class ConfigModule {
  static with(environment: Environment): DynamicModule {
    const providers = [
      { provide: ENVIRONMENT, useValue: environment },
      { provide: AdminSite, useValue: new AdminSite(environment.adminUrl) },
    ];
    return { module: ConfigModule, providers, exports: providers };
  }
}
