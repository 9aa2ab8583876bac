<?php

use Illuminate\Broadcasting\Broadcasters\RedisBroadcaster;
use Illuminate\Contracts\Http\Kernel;
use Illuminate\Contracts\Redis\Factory;
use Illuminate\Support\Facades\Broadcast;

/** What this Laravel's Redis driver publishes of each event, in place of a Redis that would hear it. */
return function (): array {
    $app = freshApplication('broadcasts');
    $app->make(Kernel::class)->bootstrap();
    $redis = new class implements Factory
    {
        public array $published = [];

        public function connection($name = null)
        {
            return $this;
        }

        public function eval(string $script, int $keys, string $payload, string ...$channels)
        {
            $this->published = ['channels' => $channels] + json_decode($payload, true);
        }
    };
    Broadcast::extend('recorded', fn () => new RedisBroadcaster($redis));
    config(['broadcasting.default' => 'recorded', 'broadcasting.connections.recorded' => ['driver' => 'recorded']]);

    return array_map(function (string $class) use ($redis): array {
        $redis->published = [];
        event(new ("App\\Events\\$class")());

        return ['class' => $class, 'published' => $redis->published ?: null];
    }, ['OrderShipped', 'OrderNamed', 'OrderWith', 'OrderEverywhere', 'OrderNowhere']);
};
