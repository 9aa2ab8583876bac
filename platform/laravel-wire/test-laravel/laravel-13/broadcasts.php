<?php

namespace App\Events;

use Illuminate\Broadcasting\Channel;
use Illuminate\Broadcasting\PresenceChannel;
use Illuminate\Broadcasting\PrivateChannel;
use Illuminate\Contracts\Broadcasting\ShouldBroadcastNow;

class OrderShipped implements ShouldBroadcastNow
{
    public int $id = 5;
    public array $parcels = ['A-17', 'Ä/8'];
    protected string $note = 'not told';

    public function broadcastOn()
    {
        return new PrivateChannel('notes.2');
    }
}

class OrderNamed extends OrderShipped
{
    public function broadcastAs()
    {
        return 'order.shipped';
    }
}

class OrderWith extends OrderNamed
{
    public function broadcastWith()
    {
        return ['parcel' => $this->parcels[0]];
    }
}

class OrderEverywhere extends OrderShipped
{
    public function broadcastOn()
    {
        return [new Channel('news'), new PrivateChannel('notes.2'), new PresenceChannel('room.5')];
    }

    public function broadcastWith()
    {
        return null;
    }
}

class OrderNowhere extends OrderShipped
{
    public function broadcastOn()
    {
        return [];
    }
}
